import { plural } from '@thymely/contract/ground/words';

export const close = 'Close message';
export const loading = 'Loading';
/** Closes the sheet of filters. */
export const showResult = 'Show the result';
export const remove = 'Delete';
export const removeItem = (name: string) => `Delete ${name}`;
export const exportMenu = 'Export CSV';
export const exportAll = 'Export everything';
/** Ends a list of names. */
export const more = (count: number, number: string) =>
  plural(count, { one: '1 more', other: `${number} more` });
export const fileColumns = 'Columns in the file';

export const outcomes = {
  created: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Error',
};
export const readAs = (encoding: string) => `Read as ${encoding}.`;
export const readAsOlder = (encoding: string) =>
  `Read as ${encoding}. If letters look wrong, save the file as “CSV UTF-8” and choose it again.`;

export const discard = 'Discard changes';
export const fieldsToCheck = (count: number) =>
  plural(count, { one: 'Please check one field.', other: `Please check ${count} fields.` });
export const saving = 'Saving…';
export const notSaved = 'Not saved yet.';

export const emptyMenu = 'Your menu is empty';
export const emptyMenuText = 'Four steps and the kitchen is open.';
export const firstDish = 'Put your first dish on the menu';
export const firstDishText = "A name, a price, a picture and a line about what's in it.";
export const addDish = 'Add a dish';
export const importFile = 'Import a file';
export const site = 'See it the way your guests do';
export const siteText = "It's on the menu right away, in its category.";
export const openSite = 'Open the site';
export const setHours = 'Set your hours';
export const hoursText =
  'Then guests can order. Without hours, your site shows the menu only, which is fine, too.';
export const coworker = 'Bring in a coworker';
export const coworkerText = 'Anyone who has signed up can join the kitchen, or be made an admin.';
export const seeUsers = "See who's signed up";

export const menuOnly = 'Your site shows the menu only.';
export const menuOnlyText = 'Set your hours, and guests can order.';

export const whichOrders = 'Which orders';
export const openOrdersTab = 'Open';
export const allOrdersTab = 'All orders';
export const orderingIsClosed = 'Ordering is closed.';
export const guestsRead = (sentence: string) => `Guests read: “${sentence}”`;
export const toReopen = 'See or reopen';

/** The next steps of an order. */
export const accept = 'Accept';
export const start = 'Start';
export const ready = 'Ready';
export const collected = 'Collected';
