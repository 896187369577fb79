export const hello = (name: string) => `Hello ${name},`;
/** Follows the greeting of a mail to a diner. */
export const farewell = 'Thank you!';
export const automatic =
  'This mail was sent automatically. Please call us instead of answering it.';
export const followOrder = (address: string) => `Follow your order: ${address}`;
export const openDashboard = (address: string) => `Open the dashboard: ${address}`;
/** A dish of an order, with the price of all of them. */
export const dish = (count: number, name: string, amount: string) =>
  `${count} × ${name}: ${amount}`;
export const note = (text: string) => `Note: ${text}`;
/** A charge of an order or a figure of a day: `Takings: $2,128.95`. */
export const labeled = (label: string, value: string) => `${label}: ${value}`;
export const total = (amount: string) => `Total: ${amount}`;
/** The total of an order that was refused. */
export const unpaidTotal = (amount: string) => `Total (not charged): ${amount}`;
export const telephone = (number: string) => `Telephone: ${number}`;

export const receivedSubject = (number: number) => `We have your order #${number}`;
export const receivedText = (number: number) =>
  `We have your order #${number}. The kitchen will confirm it as soon as it can.`;
export const acceptedSubject = (number: number, time: string) =>
  `Your order #${number} is confirmed for ${time}`;
export const acceptedText = (number: number, date: string, time: string) =>
  `The kitchen has confirmed your order #${number}. It will be ready on ${date} at ${time}.`;
/** The order was accepted for later than it was promised at first. */
export const acceptedLaterText = (number: number, date: string, time: string, first: string) =>
  `The kitchen has confirmed your order #${number}. It will be ready on ${date} at ${time} instead of ${first}.`;
export const declineUntil = (time: string) =>
  `Until ${time} you can decline it on the page of your order.`;
export const readySubject = (number: number) => `Your order #${number} is ready`;
export const readyText = (number: number) => `Your order #${number} is ready. Come and pick it up!`;
export const refusedSubject = (number: number) => `We couldn't take your order #${number}`;
export const refusedText = (number: number, why: string) =>
  `We couldn't take your order #${number}. ${why} There's nothing to pay.`;

export const unansweredSubject = (number: number) => `Nobody answered order #${number}`;
export const unansweredText = (number: number, name: string) =>
  `Order #${number} of ${name} ended by itself, because the kitchen didn't answer it in time. The guest was told.`;
export const boardGoneSubject = 'No kitchen screen is on';
export const boardGoneText =
  "You're open, but no kitchen screen has been seen for three minutes, so guests can't order for now.";
export const daySumsSubject = (date: string) => `Your day: ${date}`;
export const refused = 'Refused';
export const openOrders = 'These orders are still open:';
export const openOrder = (number: number, name: string) => `#${number} ${name}`;
