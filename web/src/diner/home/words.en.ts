export const orderNow = 'Order Now';
export const stars = (count: number) => `${count} of 5 stars`;
