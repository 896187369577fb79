export const diets = 'Diets';
export const allergens = 'Allergens';
export const load = 'Load';

export const listOfWords = (field: string, known: string) =>
  `${field} must be a list of these words: ${known}.`;
export const wordTwice = (field: string) => `${field} has one word twice.`;
export const unknownDiet = (word: string, known: string) =>
  `“${word}” isn't one of the diets: ${known}. Separate them with |.`;
export const unknownAllergen = (word: string, known: string) =>
  `“${word}” isn't one of the allergens: ${known}. Separate them with |.`;

export const tooManyGroups = (most: number) => `A dish can have up to ${most} groups of options.`;
export const groupTwice = 'A dish can have a group of options only once.';
export const optionsNotIds =
  "Options are the IDs of groups of options, separated by |. One of these can't be an ID.";
export const notSize = (text: string) =>
  `Sizes are names with their prices, such as Small=9.50|Large=12.00. “${text}” isn't one.`;
export const sizeName = 'The name of a size';
export const sizesPerDish = (least: number, most: number) =>
  `A dish with sizes has ${least} to ${most} of them.`;
export const sizePrice = (most: number) =>
  `The price of a size must be a whole number of cents from 1 to ${most}.`;
export const sizeTwice = 'Two sizes have the same name.';
export const sizeIdTwice = 'Two sizes have the same ID.';
export const barInSizeName = "The name of a size can't contain |.";
export const notice = (most: number) =>
  `Notice must be a whole number of minutes from 0 to ${most}, which is a week.`;
export const notServingTime = (text: string) =>
  `Serving times are days with times, such as Mon-Fri 11:30-14:30|Sat 18:00-01:00. “${text}” isn't one.`;
export const restingNotBoolean = 'Resting must be true or false.';
export const restingNotYesOrNo = 'Resting must be yes, no or empty.';
export const taxNotId = (value: string) =>
  `Tax is the ID of a tax rate, as an export has it. “${value}” can't be one.`;

export const cellNotText = 'A cell must be text or a number.';
export const nothingToChange = 'Include at least one field to change.';
export const rowsPerCall = (most: number) => `An import call takes 1 to ${most} rows.`;
export const dryRunNotBoolean = 'Set dryRun to true or false.';
export const dishIds = (most: number) =>
  `List 1 to ${most} dishes by their IDs, with commas between them.`;
export const priceOrSizes =
  'A dish is named with its version and its new price, or with the new prices of its sizes.';
export const pricesPerCall = (most: number) =>
  `A call can change 1 to ${most} prices, each of a different dish.`;
export const dishesToArrange = (most: number) =>
  `The order of a category is a list of up to ${most} dishes by their IDs.`;
export const dishArrangedTwice = 'The order of a category names each dish only once.';
