export const orderAgain = 'Order again';
export const inCartAgain = (number: number) => `The dishes of #${number} are in your cart.`;
export const inCartChanged = (number: number) =>
  `#${number} is in your cart, but not quite as it was.`;
export const nothingToOrderAgain = 'None of these dishes can be ordered now';
/** A dish that isn't in the cart, and the reason in a sentence. */
export const missingDish = (dish: string, reason: string) => `${dish}: ${reason}`;
export const yourUsual = 'Your usual';
/** One of the dishes of an order, in a list of them. */
export const portionsOf = (count: number, dish: string) => `${count} × ${dish}`;
export const notNow = 'Not now';
