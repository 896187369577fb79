export const number = 'Number';
export const dish = 'Dish';
