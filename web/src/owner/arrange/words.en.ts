export const text =
  'Guests see the dishes of a category in this order. A new dish comes after those that you have arranged.';
export const allDishes = 'All dishes';
export const history = 'History';
export const category = 'Category';
/** The controls above the dishes, which put them in an order. */
export const tools = 'Order';
export const byName = 'By name';
export const byPrice = 'By price';
export const newestFirst = 'Newest first';
export const save = 'Save';
export const saved = 'Saved. Guests see this order.';
export const savedOnTop =
  'Saved. Someone else had changed the order in the meantime: your moves are on top of theirs.';
export const resting = 'Resting';

export const noDishes = 'This category has no dishes.';
export const addDish = 'Add a dish';

export const changedTwice = 'Someone else keeps changing this order';
export const changedTwiceText =
  'Your moves stand on top of theirs below, but are not saved. Which order do you want to keep?';
export const keepMine = 'Save mine';
export const takeTheirs = 'Take theirs';
