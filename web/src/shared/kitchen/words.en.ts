import { richText, plural } from '@thymely/contract/ground/words';

export const states = {
  awaiting_payment: 'Waiting for payment',
  placed: 'New',
  accepted: 'Accepted',
  cooking: 'Cooking',
  ready: 'Ready',
  collected: 'Collected',
  not_collected: 'Not collected',
  cancelled: 'Canceled',
  rejected: 'Rejected',
};
/** For a state of a newer version than this page. */
export const unknownState = 'Unknown state';

export const columns = {
  new: 'New',
  todo: 'To do',
  cooking: 'Cooking',
  ready: 'Ready',
};

export const orderAccepted = (order: string) => `${order} accepted`;
export const orderStarted = (order: string) => `${order} started`;
export const orderReady = (order: string) => `${order} is ready`;
export const orderCollected = (order: string) => `${order} collected`;
export const orderNotCollected = (order: string) => `${order} marked as not collected`;
export const orderMadeAgain = (order: string) => `${order} is being made again`;
export const orderBack = (order: string) => `${order} is back`;
export const orderRejected = (order: string) => `${order} rejected. The diner can read why.`;
export const ordersRejected = (count: number, diner: string) =>
  plural(count, {
    one: `1 order of ${diner} rejected. The diner can read why.`,
    other: `${count} orders of ${diner} rejected. The diner can read why.`,
  });

export const canceledByDiner = (order: string) => `${order} was canceled by the diner.`;
export const isNow = (order: string, state: string) => `${order} is now: ${state}.`;
export const newOrder = (count: number, order: number, diner: string) =>
  plural(count, {
    one: `New order: #${order}, ${diner}, 1 dish.`,
    other: `New order: #${order}, ${diner}, ${count} dishes.`,
  });
export const orderGone = (order: string) => `${order} was canceled, or finished on another screen.`;

export const dueIn = (minutes: number) => `in ${minutes} min`;
export const dueNow = 'now';
export const late = (minutes: string) => `${minutes} min late`;
export const dishes = (count: number) => plural(count, { one: '1 dish', other: `${count} dishes` });
export const allergies = <Value>(text: Value) => richText`Allergies: ${text}`;

export const askingWhetherDone = "No answer yet. We're asking whether this was done.";
export const unknownWhetherDone = "We don't know whether this was done. It may still happen.";
export const noAnswer = (order: string) =>
  `There was no answer for ${order}. It may still happen: look at the order before you press again.`;
export const noAnswerToRejection =
  'There was no answer. Some of these orders may have been rejected: look at what is still open, and reject the rest.';
export const stillChanging = (order: string) =>
  `Nothing was rejected: ${order} is still being changed here. Wait for that, and try again.`;

export const unreadable = (count: number, written: string) =>
  plural(count, {
    one: "One order can't be shown. Call the owner.",
    other: `${written} orders can't be shown. Call the owner.`,
  });
export const notShown = (count: number, written: string) =>
  plural(count, {
    one: '1 more order is not shown.',
    other: `${written} more orders are not shown.`,
  });

export const rejectTitle = (order: string) => `Reject ${order}?`;
export const rejectText = <Value>(diner: Value) =>
  richText`${diner} will read why on the order's page. This can't be undone.`;
export const reason = 'Reason';
export const reasons = {
  sold_out: 'Something is sold out',
  too_busy: 'Too busy',
  closing: 'Closing',
  duplicate: 'The same order twice',
  other: 'Another reason',
};
export const reasonMissing = 'Choose a reason.';
export const ownWords = 'Your words';
export const ownWordsOptional = 'Your words (optional)';
export const ownWordsHint = 'The diner reads them too.';
export const ownWordsMissing = 'Write what the diner should know.';
export const keepOrder = 'Keep order';
export const rejectOrder = 'Reject order';

export const whatIsSoldOut = 'What is sold out?';
export const soldOutHint = 'It comes off the menu until you bring it back. The diner reads it too.';
export const soldOutUntilTime = (time: string) =>
  `It comes off the menu until ${time}. The diner reads it too.`;
export const soldOutUntilDay = (dayAndTime: string) =>
  `It comes off the menu until ${dayAndTime}. The diner reads it too.`;
export const stillOnMenu = (dish: string, why: string) => `${dish} is still on the menu. ${why}`;
export const soldOutForDiner = (dishes: string) => `Sold out today: ${dishes}.`;

export const openOrdersOf = <Value>(diner: Value, count: Value, orders: Value) =>
  richText`${diner} has ${count} open orders: ${orders}.`;
export const rejectAll = (count: number) => `Reject all ${count} orders`;
export const rejectAllQuestion = (count: number, diner: string, orders: string) =>
  plural(count, {
    one: `Do you want to reject the only order of ${diner}: ${orders}? ${diner} will read why. This can't be undone.`,
    other: `Do you want to reject all ${count} orders of ${diner}: ${orders}? ${diner} will read why. This can't be undone.`,
  });
export const rejectOrders = (count: number) =>
  plural(count, { one: 'Reject 1 order', other: `Reject ${count} orders` });
export const back = 'Back';
