import { plural } from '@thymely/contract/ground/words';

export const text = 'Everyone with an account, newest first.';
export const search = 'Search';
export const searchHint = 'Name, email';
export const everyone = 'Everyone';
export const diners = 'Diners';
export const kitchen = 'Kitchen';
export const admins = 'Admins';
export const nobodyHasRole = 'Nobody has this role.';
export const noneMatch = 'No users match your search.';
/** What is counted below the list. */
export const usersCounted = (count: number, counted: string) =>
  plural(count, { one: `${counted} user`, other: `${counted} users` });
/** Which part of the list is shown, such as `11–20 of 34 users`. */
export const usersShown = (count: number, range: string, counted: string) =>
  plural(count, {
    one: `${range} of ${counted} user`,
    other: `${range} of ${counted} users`,
  });
export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';

export const tableCaption = 'Users';
export const numberColumn = '#';
export const nameColumn = 'Name';
export const emailColumn = 'Email';
export const roleColumn = 'Role';
export const actionColumn = 'Action';
export const noName = 'No name';
export const you = 'You';
export const diner = 'Diner';
export const admin = 'Admin';

export const roleChanges = {
  makeAdmin: 'Make admin',
  removeAdmin: 'Remove admin',
  addToKitchen: 'Add to kitchen',
  removeFromKitchen: 'Remove from kitchen',
};
export const changeQuestions = {
  makeAdmin: 'Make this user an admin?',
  removeAdmin: 'Remove this admin?',
  addToKitchen: 'Add this user to the kitchen?',
  removeFromKitchen: 'Remove this user from the kitchen?',
};
export const changeTexts = {
  makeAdmin: 'Admins can change the menu, see all users, and make other people admins.',
  removeAdmin: 'They will be signed out and can no longer use the dashboard. Their account stays.',
  addToKitchen:
    "Kitchen staff see every open order, move it along, mark dishes and options as sold out, and pause orders. They can't use the dashboard.",
  removeFromKitchen:
    'They will be signed out, and their kitchen screens close. Their account stays.',
};
export const isNowAdmin = (user: string) => `${user} is now admin`;
export const isNoLongerAdmin = (user: string) => `${user} is no longer an admin`;
export const isNowKitchenStaff = (user: string) => `${user} is now kitchen staff`;
export const isNoLongerKitchenStaff = (user: string) => `${user} is no longer kitchen staff`;
/** Before a user is deleted: their open orders, with numbers and names. */
export const keepsOrders = (count: number, number: string, orders: string) =>
  plural(count, {
    one: `1 open order is theirs (${orders}). It stays with the kitchen.`,
    other: `${number} open orders are theirs (${orders}). They stay with the kitchen.`,
  });
export const isRemoved = (user: string) => `${user} is removed from database`;
