export const soldOut = 'Sold out today.';
