import { richText } from '@thymely/contract/ground/words';

export const text =
  "New orders appear by themselves. With 'Ring here', this page rings like a kitchen screen and counts as one.";
export const pageTitle = (restaurant: string) => `Orders — ${restaurant}`;
export const ringHere = 'Ring here';
export const soundLocked = 'Sound is off: press anything on this page.';
export const soundUnsupported = "This browser can't play sounds: watch the page.";
export const dashboardScreen = 'the dashboard';

export const openOrders = 'Open orders';
export const noOpenOrders = 'No open orders. New ones appear here by themselves.';
export const unreachable = (time: string) =>
  `We can't reach the server. This is the list as of ${time}, and new orders don't show. We keep trying.`;

export const takingOrders = 'Taking orders';
export const hoursMissing = "No orders are taken: you haven't set your hours yet.";
export const setHours = 'Set hours';
export const ordersTaken = 'Orders are taken during your hours.';
export const pausedUntilTime = (time: string) => `Orders are paused until ${time}.`;
/** Until another day, which is named before its time. */
export const pausedUntilDay = (dayAndTime: string) => `Orders are paused until ${dayAndTime}.`;
export const resume = 'Resume orders';

export const dueAtTime = (time: string) => `Due ${time}`;
export const dueOnDay = (dayAndTime: string) => `Due ${dayAndTime}`;
export const dishes = 'Dishes';
export const note = <Value>(text: Value) => richText`Note: ${text}`;
export const toPay = <Value>(total: Value) => richText`To pay at pick-up: ${total}`;

export const notCollected = 'Not collected';
export const notCollectedOrder = (number: number) => `Not collected #${number}`;
export const reject = 'Reject';
export const rejectOrder = (number: number) => `Reject #${number}`;
export const readyTime = (order: string) => `Ready time of ${order}`;
export const onTime = 'On time';
export const delay = (minutes: number) => `+${minutes} min`;
