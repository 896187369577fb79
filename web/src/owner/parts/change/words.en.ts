import { inParts } from '@thymely/contract/ground/words';

export const kinds = {
  'menu.create': 'Dish added',
  'menu.update': 'Dish changed',
  'menu.delete': 'Dish deleted',
  'menu.import': 'Dish imported',
  'menu.take-back': 'Import taken back',
  'option-group.save': 'Options saved',
  'option-group.delete': 'Options deleted',
  'user.promote': 'Made admin',
  'user.demote': 'Admin role removed',
  'user.role': 'Kitchen staff changed',
  'user.delete': 'User removed',
  'ordering.pause': 'Orders paused',
  'ordering.resume': 'Orders resumed',
  'ordering.update': 'Hours and rules changed',
  'ordering.close': 'Ordering closed',
  'ordering.reopen': 'Ordering reopened',
  'kitchen.sold-out': 'Dish or option sold out',
  'kitchen.available': 'Dish or option available again',
};

/** These follow the name of the person who did it. */
export const dishAdded = <Part>(dish: Part) => inParts`added ${dish}`;
export const dishChanged = <Part>(dish: Part) => inParts`changed ${dish}`;
export const dishRemoved = <Part>(dish: Part) => inParts`removed ${dish} from the menu`;
export const dishImported = <Part>(dish: Part) => inParts`imported ${dish}`;
export const dishChangedInImport = <Part>(dish: Part) => inParts`changed ${dish} in an import`;
export const importTakenBack = <Part>(dish: Part) => inParts`took back the import of ${dish}`;
export const importChangesTakenBack = <Part>(dish: Part) =>
  inParts`took back the changes to ${dish}`;
export const optionsAdded = <Part>(group: Part) => inParts`added the options ${group}`;
export const optionsChanged = <Part>(group: Part) => inParts`changed the options ${group}`;
export const optionsDeleted = <Part>(group: Part) => inParts`deleted the options ${group}`;
export const adminMade = <Part>(user: Part) => inParts`made ${user} an admin`;
export const adminRemoved = <Part>(user: Part) => inParts`removed the admin role from ${user}`;
export const kitchenJoined = <Part>(user: Part) => inParts`added ${user} to the kitchen`;
export const kitchenLeft = <Part>(user: Part) => inParts`removed ${user} from the kitchen`;
export const userRemoved = <Part>(user: Part) => inParts`removed ${user} and all their data`;
export const orderingPaused = <Part>(ordering: Part) => inParts`paused ${ordering}`;
export const orderingResumed = <Part>(ordering: Part) => inParts`resumed ${ordering}`;
export const orderingChanged = <Part>(ordering: Part) =>
  inParts`changed the hours and rules of ${ordering}`;
export const orderingClosed = <Part>(ordering: Part) => inParts`closed ${ordering}`;
export const orderingReopened = <Part>(ordering: Part) => inParts`reopened ${ordering}`;
export const soldOut = <Part>(dish: Part) => inParts`marked ${dish} as sold out`;
export const availableAgain = <Part>(dish: Part) => inParts`made ${dish} available again`;

export const ordering = 'ordering';
export const userById = (id: string) => `user ${id}`;
export const you = 'You';
export const operator = 'An operator';
export const formerUser = 'A former user';

/** In the order in which changed facts are listed. */
export const facts = {
  name: 'Name',
  category: 'Category',
  price: 'Price',
  recipe: 'Recipe',
  image: 'Image',
  diets: 'Diets',
  allergens: 'Allergens',
  options: 'Options',
  load: 'Load',
  resting: 'Resting',
  taxRate: 'Tax rate',
  choose: 'Choose',
  choices: 'Choices',
  email: 'Email',
  role: 'Role',
  pausedUntil: 'Paused until',
  pauseReason: 'Reason',
  closedNotice: 'Sentence for guests',
  soldOutUntil: 'Sold out',
  timeZone: 'Time zone',
  hours: 'Hours',
  exceptions: 'Exceptions',
  leadMinutes: 'Lead time',
  slotMinutes: 'Slots',
  slotCapacity: 'Capacity',
  slotOrders: 'Orders per slot',
  lastOrderMinutes: 'Last order',
  answerMinutes: 'Time to answer',
  daysAhead: 'Ahead',
  minimum: 'Minimum',
  needsScreen: 'Screen',
  verifiedOnly: 'Verified email',
  unverifiedOrders: 'Unverified orders',
  unverifiedPerAddress: 'From one address',
  notes: 'Notes',
  phone: 'Telephone',
  mails: 'Mail',
  taxIncluded: 'Tax',
};
export const roles = { user: 'user', kitchen: 'kitchen', admin: 'admin' };
export const notSoldOut = 'no';
export const untilRecalled = 'until recalled';
export const until = (moment: string) => `until ${moment}`;
