export const dashboard = 'Dashboard';
export const openNavigation = 'Open dashboard navigation';
export const navigation = 'Navigation';
export const logOut = 'Logout';
export const version = (number: string) => `Version ${number}`;

export const manage = 'Manage';
export const bookings = 'Manage Bookings';
export const addDish = 'Add Menu';
export const dishes = 'Manage Items';
export const users = 'All Users';
export const kitchen = 'Kitchen';
export const orders = 'Orders';
export const figures = 'Figures';
export const hours = 'Hours';
export const options = 'Options';
export const changes = 'Changes';
export const restaurant = 'Restaurant';
export const home = 'Home';
export const menu = 'Menu';
export const tracking = 'Orders Tracking';
export const support = 'Customer Support';

export const noSuchPage = 'Page not found';
export const noSuchPageText = "There's no page at this address in the dashboard.";
export const toDashboard = 'Go to the dashboard';
