export const other = 'Other';
export const otherDishes = 'Other dishes';
