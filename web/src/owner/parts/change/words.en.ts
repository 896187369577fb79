import { richText } from '@thymely/contract/ground/words';

export const kinds = {
  'menu.create': 'Dish added',
  'menu.update': 'Dish changed',
  'menu.delete': 'Dish deleted',
  'menu.import': 'Dish imported',
  'menu.take-back': 'Import taken back',
  'menu.arrange': 'Dishes arranged',
  'option-group.save': 'Options saved',
  'option-group.delete': 'Options deleted',
  'categories.update': 'Categories changed',
  'categories.delete': 'Category deleted',
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
  'kitchen.portions': 'Portions limited',
};

/** `actor` is the person who did it. */
export const dishAdded = <Value>(actor: Value, dish: Value) => richText`${actor} added ${dish}`;
export const dishChanged = <Value>(actor: Value, dish: Value) => richText`${actor} changed ${dish}`;
export const dishRemoved = <Value>(actor: Value, dish: Value) =>
  richText`${actor} removed ${dish} from the menu`;
export const dishImported = <Value>(actor: Value, dish: Value) =>
  richText`${actor} imported ${dish}`;
export const dishChangedInImport = <Value>(actor: Value, dish: Value) =>
  richText`${actor} changed ${dish} in an import`;
export const importTakenBack = <Value>(actor: Value, dish: Value) =>
  richText`${actor} took back the import of ${dish}`;
export const importChangesTakenBack = <Value>(actor: Value, dish: Value) =>
  richText`${actor} took back the changes to ${dish}`;
export const dishesArranged = <Value>(actor: Value, category: Value) =>
  richText`${actor} arranged the dishes of ${category}`;
export const optionsAdded = <Value>(actor: Value, group: Value) =>
  richText`${actor} added the options ${group}`;
export const optionsChanged = <Value>(actor: Value, group: Value) =>
  richText`${actor} changed the options ${group}`;
export const optionsDeleted = <Value>(actor: Value, group: Value) =>
  richText`${actor} deleted the options ${group}`;
export const categoryDeleted = <Value>(actor: Value, category: Value) =>
  richText`${actor} deleted the category ${category}`;
export const adminMade = <Value>(actor: Value, user: Value) =>
  richText`${actor} made ${user} an admin`;
export const adminRemoved = <Value>(actor: Value, user: Value) =>
  richText`${actor} removed the admin role from ${user}`;
export const kitchenJoined = <Value>(actor: Value, user: Value) =>
  richText`${actor} added ${user} to the kitchen`;
export const kitchenLeft = <Value>(actor: Value, user: Value) =>
  richText`${actor} removed ${user} from the kitchen`;
export const userRemoved = <Value>(actor: Value, user: Value) =>
  richText`${actor} removed ${user} and all their data`;
export const orderingPaused = <Value>(actor: Value, ordering: Value) =>
  richText`${actor} paused ${ordering}`;
export const orderingResumed = <Value>(actor: Value, ordering: Value) =>
  richText`${actor} resumed ${ordering}`;
export const orderingChanged = <Value>(actor: Value, ordering: Value) =>
  richText`${actor} changed the hours and rules of ${ordering}`;
export const orderingClosed = <Value>(actor: Value, ordering: Value) =>
  richText`${actor} closed ${ordering}`;
export const orderingReopened = <Value>(actor: Value, ordering: Value) =>
  richText`${actor} reopened ${ordering}`;
export const soldOut = <Value>(actor: Value, dish: Value) =>
  richText`${actor} marked ${dish} as sold out`;
export const availableAgain = <Value>(actor: Value, dish: Value) =>
  richText`${actor} made ${dish} available again`;
export const portionsLimited = <Value>(actor: Value, dish: Value) =>
  richText`${actor} limited the portions of ${dish}`;
export const portionsUnlimited = <Value>(actor: Value, dish: Value) =>
  richText`${actor} no longer limits the portions of ${dish}`;

export const categories = 'the categories';
export const ordering = 'ordering';
export const userById = (id: string) => `user ${id}`;
export const you = 'You';
export const operator = 'An operator';
export const formerUser = 'A former user';

/** What is stated besides the fields of a dish. */
export const facts = {
  categories: 'Categories',
  looks: 'Looks',
  dishes: 'Order',
  choose: 'Choose',
  choices: 'Choices',
  email: 'Email',
  role: 'Role',
  pausedUntil: 'Paused until',
  pauseReason: 'Reason',
  closedNotice: 'Sentence for guests',
  soldOutUntil: 'Sold out',
  portionsLeft: 'Portions left',
};
/** Of the dishes of a category, if nobody has arranged them. */
export const newestFirst = 'newest first';
export const roles = { user: 'user', kitchen: 'kitchen', admin: 'admin' };
export const notSoldOut = 'no';
export const untilRecalled = 'until recalled';
export const until = (moment: string) => `until ${moment}`;
