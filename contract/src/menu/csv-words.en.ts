export const noDishes = 'The file has no dishes.';
export const unknownColumn = (column: string) =>
  `${column} isn't a menu column. Rename or remove it.`;
export const unknownColumns = (columns: string) =>
  `${columns} aren't menu columns. Rename or remove them.`;
/** Stands for the heading of a column in a file without headings. */
export const columnNamed = (letter: string) => `Column ${letter}`;
export const categoryLeftOut = (category: string) => `The category “${category}” was left out.`;
export const dishTwice = (row: number) => `Row ${row} already has this dish.`;
export const idTwice = (row: number) => `Row ${row} already has this _id.`;
/** The names of the columns in the files that the dashboard writes. English ones are read as well. */
export const headings = {
  _id: '_id',
  name: 'name',
  category: 'category',
  price: 'price',
  recipe: 'recipe',
  image: 'image',
  diets: 'diets',
  allergens: 'allergens',
  options: 'options',
  load: 'load',
  resting: 'resting',
  tax: 'tax',
  sizes: 'sizes',
  served: 'served',
  notice: 'notice',
  version: 'version',
  reasons: 'reasons',
};
