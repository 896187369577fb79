export const noSuchImport = 'This import can no longer be taken back.';
export const beingTakenBack = 'Somebody is taking this import back. Start again with the file.';
export const ofSomebodyElse = 'This import belongs to another admin.';
export const unknownId = "This dish isn't on the menu. Leave _id empty to add it as a new one.";
export const priceOfSizes =
  'With sizes, the price is that of the cheapest one. Leave it empty to take it from there.';
export const dishTwice = 'An earlier row is about the same dish.';

export const changedSinceExport =
  'This dish was changed after the file was exported. Export the menu again.';
export const nameNow = (name: string) => `The name on the menu is now “${name}”.`;
export const categoryNow = (category: string) => `The category on the menu is now “${category}”.`;
export const recipeNow = (recipe: string) => `The recipe on the menu is now “${recipe}”.`;
export const imageNow = (image: string) => `The image on the menu is now “${image}”.`;
export const priceNow = (price: string) => `The price on the menu is now ${price}.`;
export const dietsNow = (diets: string) => `The diets on the menu are now “${diets}”.`;
export const noDietsNow = 'The diets on the menu are now blank.';
export const allergensNow = (allergens: string) =>
  `The allergens on the menu are now “${allergens}”.`;
export const noAllergensNow = 'The allergens on the menu are now blank.';
export const optionsNow = (options: string) => `The options on the menu are now “${options}”.`;
export const noOptionsNow = 'The options on the menu are now blank.';
export const loadNow = (load: string) => `The load on the menu is now “${load}”.`;
export const noLoadNow = 'The load on the menu is now blank.';
export const taxNow = (tax: string) => `The tax on the menu is now “${tax}”.`;
export const noTaxNow = 'The tax on the menu is now blank.';
export const sizesNow = (sizes: string) => `The sizes on the menu are now “${sizes}”.`;
export const noSizesNow = 'The sizes on the menu are now blank.';
export const servedNow = (served: string) => `The serving times on the menu are now “${served}”.`;
export const noServedNow = 'The serving times on the menu are now blank.';
export const noticeNow = (minutes: string) => `The notice on the menu is now “${minutes}” minutes.`;
export const noNoticeNow = 'The notice on the menu is now blank.';
export const restsNow = 'The dish is resting now.';
export const backNow = 'The dish is on the menu again.';
