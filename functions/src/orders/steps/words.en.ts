/** What was done to an order, by action: it follows `#47 (Dana) was`. */
export const steps = {
  place: 'placed',
  accept: 'accepted',
  start: 'started',
  ready: 'marked as ready',
  collect: 'collected',
  'no-show': 'marked as not collected',
  remake: 'sent back to be made again',
  reject: 'rejected',
  cancel: 'canceled',
  expire: 'ended because nobody answered it in time',
  undo: 'taken one step back',
  acknowledge: 'acknowledged',
};
export const overtaken = (order: string) => `${order} was changed. Your action changed nothing.`;
export const overtakenBy = (order: string, step: string, ago: string) =>
  `${order} was ${step}, ${ago}. Your action changed nothing.`;
export const overtakenByDiner = (order: string, step: string, ago: string) =>
  `${order} was ${step} by the diner, ${ago}. Your action changed nothing.`;
export const overtakenOn = (order: string, step: string, screen: string, ago: string) =>
  `${order} was ${step} on ${screen}, ${ago}. Your action changed nothing.`;

export const justNow = 'just now';
export const secondsAgo = (seconds: number) => `${seconds} s ago`;
export const minutesAgo = (minutes: number) => `${minutes} min ago`;
export const earlier = 'earlier';

/** Names an order, because numbers repeat. */
export const called = (number: number, name: string) => `#${number} (${name})`;
export const tooEarly = (order: string) =>
  `${order} can be marked as not collected half an hour after its time.`;
export const tooLateToUndo = (order: string) => `It's too late to undo the last step of ${order}.`;

export const alreadyReady = "Your order is ready, so it can't be canceled anymore. Please call us.";
export const alreadyCollected = 'This order has already been collected.';
export const notCollected = 'This order was not collected. Please call us.';
export const alreadyRejected = "We couldn't take this order. There's nothing to cancel.";
export const alreadyStarted =
  "We're already working on your order, so it can't be canceled. Please call us.";
