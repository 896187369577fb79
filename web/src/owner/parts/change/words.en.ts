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

/** `actor` is the person who did it. */
export const dishAdded = <Part>(actor: Part, dish: Part) => inParts`${actor} added ${dish}`;
export const dishChanged = <Part>(actor: Part, dish: Part) => inParts`${actor} changed ${dish}`;
export const dishRemoved = <Part>(actor: Part, dish: Part) =>
  inParts`${actor} removed ${dish} from the menu`;
export const dishImported = <Part>(actor: Part, dish: Part) => inParts`${actor} imported ${dish}`;
export const dishChangedInImport = <Part>(actor: Part, dish: Part) =>
  inParts`${actor} changed ${dish} in an import`;
export const importTakenBack = <Part>(actor: Part, dish: Part) =>
  inParts`${actor} took back the import of ${dish}`;
export const importChangesTakenBack = <Part>(actor: Part, dish: Part) =>
  inParts`${actor} took back the changes to ${dish}`;
export const optionsAdded = <Part>(actor: Part, group: Part) =>
  inParts`${actor} added the options ${group}`;
export const optionsChanged = <Part>(actor: Part, group: Part) =>
  inParts`${actor} changed the options ${group}`;
export const optionsDeleted = <Part>(actor: Part, group: Part) =>
  inParts`${actor} deleted the options ${group}`;
export const adminMade = <Part>(actor: Part, user: Part) => inParts`${actor} made ${user} an admin`;
export const adminRemoved = <Part>(actor: Part, user: Part) =>
  inParts`${actor} removed the admin role from ${user}`;
export const kitchenJoined = <Part>(actor: Part, user: Part) =>
  inParts`${actor} added ${user} to the kitchen`;
export const kitchenLeft = <Part>(actor: Part, user: Part) =>
  inParts`${actor} removed ${user} from the kitchen`;
export const userRemoved = <Part>(actor: Part, user: Part) =>
  inParts`${actor} removed ${user} and all their data`;
export const orderingPaused = <Part>(actor: Part, ordering: Part) =>
  inParts`${actor} paused ${ordering}`;
export const orderingResumed = <Part>(actor: Part, ordering: Part) =>
  inParts`${actor} resumed ${ordering}`;
export const orderingChanged = <Part>(actor: Part, ordering: Part) =>
  inParts`${actor} changed the hours and rules of ${ordering}`;
export const orderingClosed = <Part>(actor: Part, ordering: Part) =>
  inParts`${actor} closed ${ordering}`;
export const orderingReopened = <Part>(actor: Part, ordering: Part) =>
  inParts`${actor} reopened ${ordering}`;
export const soldOut = <Part>(actor: Part, dish: Part) =>
  inParts`${actor} marked ${dish} as sold out`;
export const availableAgain = <Part>(actor: Part, dish: Part) =>
  inParts`${actor} made ${dish} available again`;

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
};
export const roles = { user: 'user', kitchen: 'kitchen', admin: 'admin' };
export const notSoldOut = 'no';
export const untilRecalled = 'until recalled';
export const until = (moment: string) => `until ${moment}`;
