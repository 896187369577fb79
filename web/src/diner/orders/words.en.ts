import { richText } from '@thymely/contract/ground/words';

export const yourOrders = 'Your orders';
export const onePageEach =
  'Each order has its own page, where you can follow it, print it, and get help with it.';
export const openOrders = 'Open orders';
export const pastOrders = 'Past orders';
export const showOlder = 'Show older orders';
export const loading = 'Loading your orders';
export const offline = "You're offline. Your orders will be back as soon as you are.";
export const noneYet =
  "You haven't ordered anything yet. Once you have, you can follow your order here.";
export const seeMenu = 'See the menu';

export const order = <Value>(number: Value) => richText`Order ${number}`;
export const yourOrder = <Value>(number: Value) => richText`Your order ${number}`;
export const pickUp = (time: string) => `Pick-up ${time}`;

/** Each state in a few words, for lists. */
export const states = {
  awaiting_payment: 'Waiting for payment',
  placed: 'Waiting for the kitchen',
  accepted: 'Confirmed',
  cooking: 'Being prepared',
  ready: 'Ready to pick up',
  collected: 'Collected',
  not_collected: 'Not picked up',
  cancelled: 'Canceled',
  rejected: 'Not accepted',
};
/** For a state of a newer version than this page. */
export const unknownState = 'Under way';
export const unknownStateText = 'Load this page again to see how your order is doing.';
export const unknownChip = 'under way';

/** What steps through the kitchen are called where that is not the name of the state. */
export const steps = { placed: 'Placed', ready: 'Ready' };

/** Each stands above a time. */
export const readySince = 'Ready since';
export const askedFor = 'You asked for';
export const readyAboutTime = 'Ready about';
export const readyAtTime = 'Ready at';
export const readyOnDay = 'Ready';
export const wasPromisedFor = 'Promised for';

export const awaitingPaymentText = "We're waiting for your payment.";
export const placedText = "We have your order, but the kitchen hasn't confirmed it yet.";
export const confirmedText = 'The kitchen has confirmed your order.';
export const cookingText = 'Your order is being prepared.';
export const remadeText =
  "Something went wrong with your order, so we're making it again. We're sorry that you have to wait.";
export const readyText = 'Your order is ready. Come and pick it up!';
export const collectedText = 'You picked this order up. Enjoy your meal!';
export const notCollectedText = "This order wasn't picked up.";
export const cancelledText = "You canceled this order. There's nothing to pay.";
export const rejectedText = "We couldn't take this order.";

/** From five minutes after the promised time on. */
export const late = (time: string) =>
  `It's late, and we're sorry: it should have been ready at ${time}.`;
export const lateForDays = "It's late, and we're sorry.";
export const willBeReadyAt = (time: string) => `It will be ready at ${time}.`;
export const willBeReadyAbout = (time: string) => `It will be ready at about ${time}.`;
/** The day comes with a time: `tomorrow at 12 PM`. */
export const willBeReadyOn = (day: string) => `It will be ready ${day}.`;
export const willBeReadyAtInstead = (time: string, first: string) =>
  `It will be ready at ${time} instead of ${first}.`;
export const willBeReadyAboutInstead = (time: string, first: string) =>
  `It will be ready at about ${time} instead of ${first}.`;
export const willBeReadyOnInstead = (day: string, first: string) =>
  `It will be ready ${day} instead of ${first}.`;

/** In the bar at the bottom of every page. */
export const barAwaitingPayment = (number: number) => `#${number} is waiting for your payment`;
export const barPlaced = (number: number) => `#${number} is waiting for the kitchen to confirm`;
export const barPreparing = (number: number) => `#${number} is being prepared`;
export const barConfirmedForTime = (number: number, time: string) =>
  `#${number} is confirmed for ${time}`;
export const barConfirmedForDay = (number: number, day: string) =>
  `#${number} is confirmed for ${day}`;
/** Either time may come with its day. */
export const barConfirmedInstead = (number: number, time: string, first: string) =>
  `#${number} is confirmed for ${time} instead of ${first}`;
export const barLate = (number: number, phone: string) => `#${number} is late: call us at ${phone}`;
export const barReady = (number: number) => `#${number} is ready to pick up`;
export const barOver = (number: number, state: string) => `#${number} ${state}`;
export const barOverdue = (number: number) =>
  `#${number} isn't confirmed yet: call us, or cancel it`;
/** Of a sentence about an order, and how many others there are. */
export const andMore = <Value>(sentence: Value, number: Value) =>
  richText`${sentence} and ${number} more`;
export const couldNotTake = (number: number) => `We couldn't take #${number}.`;
export const callUsAt = <Value>(phone: Value) => richText`Call us at ${phone}.`;
export const dismiss = (number: number) => `Dismiss #${number}`;

/** After the number in the navbar. */
export const chips = {
  awaiting_payment: 'not paid yet',
  placed: 'waiting for the kitchen',
  cooking: 'being prepared',
  ready: 'ready to pick up',
  collected: 'collected',
  not_collected: 'not picked up',
  cancelled: 'canceled',
  rejected: 'not accepted',
};
/** The same as `chips` where there is room for one word. */
export const chipsInShort = {
  awaiting_payment: 'unpaid',
  placed: 'placed',
  accepted: 'confirmed',
  cooking: 'cooking',
  ready: 'ready',
  rejected: 'refused',
};
export const confirmedForTime = (time: string) => `confirmed for ${time}`;
export const confirmedForDay = (day: string) => `confirmed for ${day}`;
export const overdueChip = "isn't confirmed: call us";
export const overdueChipInShort = 'call us';
export const lateChip = (phone: string) => `is late: call ${phone}`;
export const lateInShort = 'late';
/** In a list of orders, in the place of the state and of the time. */
export const lateState = 'Late';
export const callAboutLate = (phone: string) => `Call us at ${phone}`;
