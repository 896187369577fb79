export const quantityOf = (dish: string) => `Quantity of ${dish}`;
export const decreaseQuantity = (dish: string) => `Decrease quantity of ${dish}`;
export const increaseQuantity = (dish: string) => `Increase quantity of ${dish}`;
export const quantityFault = (most: number, quantity: number) =>
  `Type a number from 1 to ${most}. It's still ${quantity}.`;
