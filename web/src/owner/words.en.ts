export const openNavigation = 'Open dashboard navigation';
export const navigation = 'Navigation';
export const logOut = 'Logout';
export const version = (number: string) => `Version ${number}`;

/** The groups of the sidebar. */
export const now = 'Now';
export const guestSite = 'Guest site';
export const bookings = 'Manage Bookings';
export const restaurant = 'Restaurant';
export const home = 'Home';
export const tracking = 'Orders Tracking';
export const support = 'Customer Support';

export const noSuchPageText = "There's no page at this address in the dashboard.";
export const toDashboard = 'Go to the dashboard';
