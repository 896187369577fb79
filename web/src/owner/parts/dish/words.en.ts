import { plural } from '@thymely/contract/ground/words';

export const fields = {
  name: 'Name',
  category: 'Category',
  price: 'Price',
  recipe: 'Recipe',
  image: 'Image',
  diets: 'Diets',
  allergens: 'Allergens',
  optionGroups: 'Options',
  load: 'Load',
  resting: 'Resting',
  taxRate: 'Tax rate',
  sizes: 'Sizes',
  served: 'Served',
  noticeMinutes: 'Notice',
};
export const onMenu = 'On the menu';
export const letRest = 'Let it rest';
export const noOptions = 'None';
export const oneSize = 'One size';
export const usualLoad = 'As usual';
/** Of a size or a category with a load of its own. */
export const loadOf = (load: string) => `load ${load}`;
export const defaultTaxRate = 'Default';
export const yes = 'Yes';
export const no = 'No';
/** When a dish is served that has no times of its own, and how long ahead one without notice is ordered. */
export const asItsCategory = 'As its category';
export const noNotice = 'No notice';
export const noticeRange = 'Enter a whole number. The most is 7 days.';
/** The fault of a size that has the name of an earlier one. */
export const sizeTwice = 'This size is already listed.';
export const priceMissing = 'Price is required.';
export const categoryMissing = 'Category is required.';

export const dietsHint = 'The diets it suits. What is vegan is vegetarian, too.';
export const suitsNone = 'Suits none';
export const allergensHint = 'What it contains, cooking fat and sauces included.';
export const containsNone = 'Contains none';
export const notDeclared = 'Not declared';
export const guestsRead = 'Guests read “Not declared: ask us”.';

/** What a dish declares, in a line of such facts. */
export const nothingDeclared = 'not declared';
export const noDiets = 'suits no special diet';
export const contains = (allergens: string) => `contains ${allergens}`;
export const noAllergens = 'no allergens';
export const allergensNotDeclared = 'allergens not declared';

export const dishes = (count: number, number: string) =>
  plural(count, { one: `${number} dish`, other: `${number} dishes` });
export const notDone = (faults: string, dishes: string) => `Not done for ${faults} of ${dishes}.`;
export const moreFaults = (number: string) => `And ${number} more.`;

export const carts = (count: number, number: string) =>
  plural(count, { one: '1 cart', other: `${number} carts` });
/** Open orders with some of their numbers and names. */
export const openOrders = (count: number, number: string, orders: string) =>
  plural(count, { one: `1 open order (${orders})`, other: `${number} open orders (${orders})` });
export const usedNowhere = (dishes: number) =>
  plural(dishes, {
    one: 'It is in no cart and in no open order.',
    other: 'They are in no cart and in no open order.',
  });
export const usedIn = (dishes: number, place: string) =>
  plural(dishes, { one: `It is in ${place}.`, other: `They are in ${place}.` });
export const usedInBoth = (dishes: number, carts: string, orders: string) =>
  plural(dishes, {
    one: `It is in ${carts} and in ${orders}.`,
    other: `They are in ${carts} and in ${orders}.`,
  });
