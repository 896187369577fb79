import { richText } from '@thymely/contract/ground/words';

/** What search engines and previews of links say about a page. */
export const menuDescription = (brand: string, kinds: string) =>
  `The full menu at ${brand}: ${kinds}, made to order.`;
export const andKind = (kinds: string, kind: string) => `${kinds} and ${kind}`;
export const categoryDescription = (category: string, brand: string) =>
  `${category} at ${brand}, made to order. See them all and find your favorite.`;
export const loginDescription = (brand: string) =>
  `Log in to ${brand} to place an order and pick up your cart where you left off.`;
export const signupDescription = (brand: string) =>
  `Create a ${brand} account. All you need is a name, an email and a password.`;
export const madeToOrderAt = (brand: string) => `Made to order at ${brand}.`;
export const menuOf = (brand: string) => `Menu of ${brand}`;

export const needsScripts = 'This page needs JavaScript';
export const needsScriptsText = <Value>(phone: Value) =>
  richText`Please turn it on or update your browser to log in and order, or call us at ${phone}.`;
export const readMenu = <Value>(menu: Value) => richText`You can read ${menu} without it.`;
export const ourMenu = 'our menu';
export const orderWithScripts = <Value>(phone: Value) =>
  richText`To order, turn on JavaScript, update your browser, or call us at ${phone}.`;
export const allOnPage = <Value>(page: Value) => richText`All dishes are on ${page}.`;
export const onePage = 'one plain page';

export const wholeMenu = (brand: string) => `${brand}: the whole menu`;
export const callToOrder = <Value>(phone: Value) => richText`To order, call us at ${phone}.`;
export const mayHaveChanged =
  'Dishes and prices may have changed since this page was made; we tell you what there is today.';
export const openingHours = 'Opening hours';
export const closed = 'closed';
export const allergensUndeclared = 'Allergens: not declared. Please ask us.';
export const noAllergens = 'Contains none of the 14 major allergens.';
export const contains = (allergens: string) => `Contains ${allergens}.`;
export const choiceContains = (choice: string, allergens: string) =>
  `${choice} (contains ${allergens})`;
