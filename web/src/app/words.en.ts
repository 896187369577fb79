export const skipToContent = 'Skip to content';
/** The navigation of the whole site. */
export const mainNavigation = 'Main';
export const openNavigation = 'Open navigation';
export const closeNavigation = 'Close navigation';
export const offline = 'Offline';
/** The button in the navbar, where a longer word would push out the name of the restaurant. */
export const logIn = 'Login';
export const opensLater = "This opens as soon as you're back online.";

export const account = 'Account';
export const settings = 'Settings';
export const logout = 'Logout';
export const emptyCart = '0 in your cart';

export const contact = 'Contact';
export const rightsReserved = 'All rights reserved.';

export const loadingScreen = 'Loading';
export const loading = 'Loading...';
export const checking = 'Checking…';
export const openingDish = 'Opening the dish';
export const dishesLater = "The dishes load as soon as you're back online.";

export const adminsOnly = 'Admins only';
export const adminsOnlyText =
  'The dashboard is for the people who run the restaurant. Ask an admin for access.';
export const kitchenOnly = 'Kitchen staff only';
export const kitchenOnlyText =
  'This screen is for the people who cook the orders. Ask an admin for access.';
export const backHome = 'Back to Home';

export const notFoundTitle = 'This plate is empty';
export const notFoundText =
  "There's no page at this address, but there's plenty to eat on the menu.";
export const seeMenu = 'See the menu';
export const crashTitle = 'Something went wrong';
export const crashText = 'This page stopped working. Reloading it usually helps.';
export const offlineTitle = "You're offline";
export const offlineText =
  "This page couldn't be loaded. It appears as soon as you're back online.";
export const retry = 'Retry';
export const stillOffline = 'Still no connection.';

export const backOnline = "You're back online.";
export const offlineNotice =
  "You're offline. This page stays as it is, and we'll try again as soon as you're back online.";
