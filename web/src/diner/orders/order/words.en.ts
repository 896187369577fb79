import { richText, plural } from '@thymely/contract/ground/words';

export const noSuchOrder = 'No such order';
export const noSuchOrderText =
  "None of your orders has this address. You'll find all of them on your order page.";
export const seeYourOrders = 'See your orders';
/** The telephone number of the restaurant. */
export const ifWrong = <Part>(phone: Part) =>
  richText`If something is wrong with your order, please call us at ${phone} and tell us its number.`;
export const allYourOrders = 'All your orders';
export const loading = 'Loading your order';

/** Why the order may have moved since. */
export const outOfDate = {
  offline: "You're offline.",
  unreachable: "We can't reach the kitchen right now.",
};
export const asOf = (time: string) => `This is your order as of ${time}.`;

export const progress = 'Progress';
export const notConfirmed = 'not confirmed';
export const anyMinute = 'any minute now';
export const inMinutes = (count: number) =>
  plural(count, { one: 'in a minute', other: `in ${count} minutes` });
export const minutesLate = (count: number) =>
  plural(count, { one: 'a minute late', other: `${count} minutes late` });
/** The minutes to go, in the dock. */
export const minutesInShort = (count: number) => `${count} min`;
export const weCallOut = 'We call out';
export const alreadyPaid = 'Already paid';
export const payAtCounter = 'Pay at the counter';
export const keepOpen = 'Keep this page open until we confirm.';

export const stepOf = (place: number, count: number, step: string) =>
  `Step ${place} of ${count}: ${step}`;
export const stepStatuses = { done: 'done', current: 'now', ahead: 'still to come' };

export const rejectedAdvice = <Value>(phone: Value) =>
  richText`There's nothing to pay. Call us at ${phone} and we'll find something else for you, or choose again.`;
export const cancelledAdvice = 'Changed your mind? The menu is still here.';
export const overdueOwn = <Value>(phone: Value) =>
  richText`We haven't confirmed your order yet. Please call us at ${phone}, or cancel the order.`;
export const overdue = <Value>(phone: Value) =>
  richText`We haven't confirmed your order yet. Please call us at ${phone}.`;
export const laterThanPromised = (until: string) =>
  `That is later than we promised. Until ${until} you can decline it, and there's nothing to pay.`;
export const callAboutLate = <Value>(phone: Value) =>
  richText`Call us at ${phone} and we'll tell you how far your order is.`;
export const decline = 'Decline the new time';
export const callUs = 'Call us';
export const insteadOf = <Value>(dish: Value) => richText`Instead of ${dish}`;

export const cancel = 'Cancel order';
export const cancelTitle = (number: number) => `Cancel order #${number}?`;
export const cancelText = "The kitchen won't cook it, and there's nothing to pay.";
export const keep = 'Keep order';
export const canceled = 'Your order is canceled.';
export const movedOn = 'Your order has moved on';
export const canStillCancel = 'You can still cancel it.';
export const tooLateToCancel = "It's too late to cancel";

export const yourDishes = 'Your dishes';
export const eachCosts = (price: string) => `${price} each`;
export const yourNote = 'Your note';
export const subtotal = 'Subtotal';
export const total = 'Total';
export const tax = 'Tax';
export const taxIncluded = 'Prices include tax';
export const taxIncludedOf = (amount: string) => `Prices include tax (${amount})`;

export const where = 'Where';
export const placed = (time: string) => `Placed ${time}`;
export const today = 'today';
export const yesterday = 'yesterday';
export const allergiesCall = 'Allergies? Call us.';
export const allergiesKnown = <Value>(allergies: Value) =>
  richText`Your allergies: ${allergies}. The kitchen has them.`;

/** What the restaurant calls a guest's paper. */
export const papers = { receipt: 'Receipt', summary: 'Order summary' };
export const printPaper = { receipt: 'Print receipt', summary: 'Print order summary' };
export const orderFor = <Value>(number: Value, name: Value) =>
  richText`Order #${number} for ${name}`;
export const dishColumn = 'Dish';
export const eachColumn = 'Each';
export const note = (note: string) => `Note: ${note}`;
export const payments = {
  due: 'To be paid at pick-up.',
  paid: 'Paid at pick-up. Thank you!',
  void: 'Nothing to pay.',
  refunded: 'Refunded.',
};
/** For a payment of a newer version than this page. */
export const unknownPayment = 'Ask us about the payment.';
