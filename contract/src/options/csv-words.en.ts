export const noOptions = 'The file has no options.';
export const unknownColumn = (column: string) =>
  `${column} isn't an options column. Rename or remove it.`;
export const unknownColumns = (columns: string) =>
  `${columns} aren't options columns. Rename or remove them.`;
export const inRow = (row: number | string, fault: string) => `Row ${row}: ${fault}`;
export const notAnId = (text: string) => `“${text}” can't be the ID of options.`;
export const differs = (column: string) => `${column} differs from the first row of these options.`;
export const defaultNotYesOrNo = 'default must be yes or no.';
export const invalidPriceBySize = (example: string) =>
  `prices_by_size must name sizes with their prices, such as ${example}.`;
export const invalidPrice = (example: string) => `Price must be a number such as ${example}.`;
/** The names of the columns in the files that the dashboard writes. English ones are read as well. */
export const headings = {
  _id: '_id',
  name: 'name',
  min: 'min',
  max: 'max',
  each: 'each',
  choice_id: 'choice_id',
  choice: 'choice',
  price: 'price',
  prices_by_size: 'prices_by_size',
  default: 'default',
  diets: 'diets',
  allergens: 'allergens',
};
