import { plural, richText } from '@thymely/contract/ground/words';

export const soldOutToday = 'Sold out today';
/** With another day than today: `tomorrow`, `Friday` or `Dec 3`. */
export const soldOutFor = (day: string) => `Sold out for ${day}`;
/** How many portions are left today, from 1 to 5. */
export const onlyLeft = (portions: number) =>
  plural(portions, { one: 'Only 1 left', other: `Only ${portions} left` });
export const noLongerAvailable = 'No longer available';
/** The price of a dish with sizes, which is that of the cheapest. */
export const fromPrice = <Value>(price: Value) => richText`from ${price}`;
export const likeDish = (dish: string) => `Like ${dish}`;

export const addToCart = 'Add to Cart';
export const inCart = 'In cart';
export const waitingForNetwork = "We'll continue with this dish as soon as you're back online.";
export const logInFirst = 'Please login to order the food';
export const logInNow = 'Login now!';
/** After 'no' to the question whether to log in: the dish gets into the cart after a later login. */
export const keptForYou = 'Kept for you.';
export const addedToCart = 'Food added on the cart.';

export const defaultOrder = 'Default';
export const nameUp = 'A-Z';
export const nameDown = 'Z-A';
export const priceUp = 'Low to High';
export const priceDown = 'High to Low';

export const pages = 'Pages';
export const page = (number: number) => `Page ${number}`;

export const deleteQuestion = 'Are you sure?';
export const deleteWarning = "You won't be able to revert this!";
export const deleteConfirmed = 'Yes, delete it!';

export const verificationSent = 'Sent. Check your inbox.';
export const pickup = 'Pick-up';
