import type { MenuColumn } from '@thymely/contract/menu/csv-columns';
import type { HeadingMeaning } from '@thymely/contract/menu/match-columns';

/** What each column of a menu file is called on the screens. */
export const menuColumnNames: Record<MenuColumn, string> = {
  _id: 'ID',
  name: 'Name',
  category: 'Category',
  price: 'Price',
  recipe: 'Recipe',
  image: 'Image',
  diets: 'Diets',
  allergens: 'Allergens',
  options: 'Options',
  load: 'Load',
  resting: 'Resting',
  version: 'Version',
};

/** Says what the headings were taken for, as far as they are not the names of our own files. */
export function matchingInWords(
  headings: readonly string[],
  columns: readonly HeadingMeaning[],
): string {
  const quoted = (heading: string) => `“${heading.trim().slice(0, 40)}”`;
  const taken = headings.flatMap((heading, index) => {
    const column = columns[index];
    const isOwn = column === heading.trim().toLowerCase();
    return column && !isOwn
      ? [`${quoted(heading)} as ${menuColumnNames[column].toLowerCase()}`]
      : [];
  });
  const left = headings.filter((heading, index) => heading.trim() && columns[index] === null);
  const list = new Intl.ListFormat('en');
  return [
    ...(taken.length > 0 ? [`${list.format(taken)}.`] : []),
    ...(left.length > 0 ? [`Left out: ${list.format(left.map(quoted))}.`] : []),
  ].join(' ');
}
