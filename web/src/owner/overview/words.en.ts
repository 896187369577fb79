import { plural } from '@thymely/contract/ground/words';

export const addDish = 'Add a dish';

export const rightNow = 'Right now';
export const asOf = (time: string) => `As of ${time}. We can't reach the server, and keep trying.`;
export const allIsWell = 'All is well';
export const notAllChecked = 'Not everything could be checked, so something may be missing here.';
export const checkAgain = 'Check again';
export const noOpenOrders = 'No open orders.';
export const openOrders = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} open order, none late.`,
    other: `${counted} open orders, none late.`,
  });
export const unattended = 'No kitchen screen is on';
export const unattendedDetail =
  "You're open, but guests can't order until somebody can see their orders.";
export const startBoard = 'Start the board';
export const openKitchen = 'Open the kitchen';
export const newOrders = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} new order to accept`,
    other: `${counted} new orders to accept`,
  });
export const cameInNow = (order: string) => `${order} came in just now.`;
export const cameIn = (order: string, minutes: number) => `${order} came in ${minutes} min ago.`;
export const firstCameInNow = (order: string) => `The first of them, ${order}, came in just now.`;
export const firstCameIn = (order: string, minutes: number) =>
  `The first of them, ${order}, came in ${minutes} min ago.`;
export const lateOrders = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} order running late`,
    other: `${counted} orders running late`,
  });
export const wasDue = (order: string, minutes: string) => `${order} was due ${minutes} min ago.`;
export const latestWasDue = (order: string, minutes: string) =>
  `The latest of them, ${order}, was due ${minutes} min ago.`;
export const paused = 'Orders are paused';
export const pausedUntilTime = (time: string) => `Orders are paused until ${time}`;
export const pausedUntilDay = (dayAndTime: string) => `Orders are paused until ${dayAndTime}`;
export const pausedDetail = 'Guests can still order for later.';
export const resumeOrders = 'Resume orders';
export const soldOut = (count: number, counted: string) =>
  plural(count, { one: `${counted} dish sold out`, other: `${counted} dishes sold out` });
/** Of dishes and options together, as the kitchen's board counts them. */
export const soldOutWithOptions = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} dish or option sold out`,
    other: `${counted} dishes and options sold out`,
  });
export const soldOutDetail = "Guests can't order what's sold out.";
/** What a line of what is wrong is about: dishes, or automatic jobs. */
export const affected = (names: string) => `${names}.`;
/** The last one in a list of dishes. */
export const moreDishes = (count: number) => `${count} more`;
export const soldOutForGood = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} sold out for more than a day`,
    other: `${counted} sold out for more than a day`,
  });
export const uncategorizedDetail = (dish: string) => `Guests find ${dish} under “All” only.`;
export const chooseCategory = 'Choose a category';
export const undeclaredDishes = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} dish without allergens`,
    other: `${counted} dishes without allergens`,
  });
export const undeclaredDetail = "Guests who filter don't see them.";
export const declare = 'Declare';
export const dishesWithoutRecipe = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} dish without a recipe`,
    other: `${counted} dishes without a recipe`,
  });
export const withoutRecipeDetail = 'Guests read nothing but their names.';
export const addRecipes = 'Add recipes';
export const linkedPictures = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} picture is still on another site`,
    other: `${counted} pictures are still on other sites`,
  });
export const linkedPicturesDetail = 'Another site can remove a picture at any time.';
export const replaceLinked = 'Replace pictures';
export const showAllAttention = (count: number) =>
  plural(count, { one: 'Show 1 more', other: `Show ${count} more` });
export const pagesBehind = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} change since the last deploy`,
    other: `${counted} changes since the last deploy`,
  });
export const pagesBehindDetail =
  'Search engines show an older menu, and so does each page until it has loaded. Whoever runs the site can publish the new one: npm run deploy.';
export const seeNewChanges = 'See the changes';

export const uncategorized = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} dish is in a category that no longer exists`,
    other: `${counted} dishes are in a category that no longer exists`,
  });

export const dayAndTime = (day: string, time: string) => `${day}, ${time}`;
export const salesToday = 'Sales today';
export const takingsToday = 'Takings today';
export const openOrdersTitle = 'Open orders';
export const allOrders = 'All open orders';
export const moreOrders = (count: number) =>
  plural(count, { one: 'Show 1 more order', other: `Show ${count} more orders` });
/** The state of an order that it is too early to begin. */
export const later = 'Later';
export const details = 'Details';
export const detailsOf = (number: number) => `Details of #${number}`;
export const roomAhead = 'Room in the next two hours';
export const roomText = 'booked for each time of pick-up';
export const full = 'full';
export const pickUps = (count: number) =>
  plural(count, { one: '1 order', other: `${count} orders` });
export const bestToday = 'Best today';
export const nothingSoldYet = 'Nothing was collected yet today.';
export const toTidy = 'To tidy';
export const allIsTidy = 'All is tidy.';
export const unsoldDishes = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} dish not sold in 28 days`,
    other: `${counted} dishes not sold in 28 days`,
  });
export const unsoldDetail = 'A shorter menu is easier to choose from.';
export const seeUnsold = 'See them';
export const callGuest = (name: string) => `Call ${name}`;

export const automaticWork = 'Automatic work';
export const jobNames = { 'daily-sweep': 'Daily clean-up' };
export const jobTasks = {
  accounts: 'Accounts',
  pictures: 'Pictures',
  orders: 'Orders',
  phones: 'Telephone numbers',
  subscriptions: 'Devices that want messages',
  names: 'Names in the list of changes',
  'order-names': 'Names of older orders',
};
export const jobLastRan = (time: string) => `Last ran ${time}.`;
export const jobNeverEnded = 'It has not run to its end yet.';
export const jobLate = 'It has not run when it should have. Tell whoever looks after the site.';
export const jobFailed = 'Some of it failed. It is tried again the next time.';
export const taskFailed = (task: string, count: number) => `${task}: ${count} failed.`;
export const manyGone =
  'Nobody was removed: so many accounts seem to be gone that it may be a mistake. Tell whoever looks after the site.';

export const troubledJobs = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} automatic job needs a look`,
    other: `${counted} automatic jobs need a look`,
  });

export const deadMails = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} mail could not be sent`,
    other: `${counted} mails could not be sent`,
  });
export const deadMailsDetail = 'In the last 24 hours. Some may have to be told in another way.';
export const unsentMailsText = 'Each stays in this list for seven days.';
export const seeDeadMails = 'See which';
export const deadReasons = {
  refused:
    'The mail server refused them, often because the address does not exist. If it matters, call the guest.',
  gave_up:
    'The mail server could not be reached for a day. Tell whoever looks after the site, and call guests who still wait.',
  unknown:
    'The connection broke off while they were sent. They may have arrived, so they are not sent twice.',
};
