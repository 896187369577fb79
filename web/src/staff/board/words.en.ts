import { richText } from '@thymely/contract/ground/words';

export const closeMessage = 'Close message';
export const undo = 'Undo';

export const acceptWithDelay = (order: string) => `Accept ${order} with a delay`;
export const promisedFor = <Value>(when: Value, guest: Value) =>
  richText`Promised for ${when}. ${guest} sees the new time at once.`;

export const whatIsInIt = 'What is in it?';
export const asMenuSays = 'As the menu says now:';
export const menuUnknown = "The menu can't be reached. Ask somebody who knows.";
export const loadingMenu = 'Loading the menu …';
export const noAllergens = 'None of the 14 major allergens.';
export const contains = (allergens: string) => `Contains ${allergens}.`;
export const containsAndMore = (allergens: string) => `Contains ${allergens}. Not fully declared.`;
export const notFullyDeclared = 'Not fully declared.';

export const handedOut = 'Handed out just now';
/** Stand after the number and the name of an order that was handed out. */
export const collected = 'collected';
export const markedNotCollected = 'marked as not collected';
export const later = 'Later';

/** Follows other facts about an order. */
export const placedAt = (time: string) => `placed ${time}`;
export const withDelay = 'With a delay';
export const reject = 'Reject';
export const rejectOrder = (order: string) => `Reject ${order}`;

export const doneOn = (done: string, screen: string, time: string) =>
  `${done} on ${screen} at ${time}`;
export const doneElsewhere = (done: string, time: string) => `${done} on another screen at ${time}`;
export const rejectedOn = (order: string, screen: string, time: string) =>
  `${order} rejected on ${screen} at ${time}. The diner can read why.`;
export const rejectedElsewhere = (order: string, time: string) =>
  `${order} rejected on another screen at ${time}. The diner can read why.`;

export const showPhone = 'Show telephone number';
