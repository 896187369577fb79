export const mailKinds = {
  received: 'Order received',
  accepted: 'Order confirmed',
  ready: 'Order ready',
  refused: 'Order not accepted',
  unanswered: 'Order not answered',
  board_gone: 'No kitchen screen',
  day_sums: 'The sums of the day',
};
