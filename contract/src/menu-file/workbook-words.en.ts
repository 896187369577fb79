/** The names of the sheets of a workbook with the whole menu. */
export const sheetNames = {
  dishes: 'Dishes',
  options: 'Options',
  categories: 'Categories',
  order: 'Order',
};
/** The names of the columns of the sheet with the categories. English ones are read as well. */
export const categoryHeadings = {
  _id: '_id',
  name: 'name',
  tab: 'short_name',
  one: 'one_dish',
  tint: 'color',
  vessel: 'plate',
  load: 'load',
  served: 'served',
  hidden: 'hidden',
  carousel: 'carousel',
};
/** The column of the sheet with the order of the dishes that those of the categories lack. */
export const categoryHeading = 'category';
export const inSheetRow = (sheet: string, row: number, fault: string) =>
  `${sheet}, row ${row}: ${fault}`;
