import { richText } from '@thymely/contract/ground/words';

export const conflictTitle = 'Someone else changed this dish';
export const theirs = 'On the menu now';
export const uploadingPicture = 'Uploading the picture…';

export const name = 'Name';
export const categoryPlaceholder = 'Select a category';
export const categoryHint = 'Where guests will find it on the menu.';
export const priceHint = (least: string, most: string) => `From ${least} to ${most}.`;
export const recipe = 'Recipe';
export const recipeHint = "What's in it.";

export const imageHint = 'Paste a link to a picture, use a painted plate, or upload your own.';
export const paintedPlate = 'Painted plate';
export const useLink = 'Use a link';
export const uploadPicture = 'Upload a picture';
export const noPicture = 'None yet.';
export const onPaintedPlate = 'A painted plate, until it has a picture.';
export const platedDrawing = 'Drawn for this dish, on a plate.';
export const uploadedPicture = 'A picture that was uploaded.';
export const linkedPicture = 'A link to a picture.';

export const declarations = 'Diets and allergens';
export const declarationsText =
  "Guests filter the menu by them. Say only what you are sure of: 'Not declared' is better than a guess.";

export const optionsAndKitchen = 'Options and kitchen';
export const optionsAndKitchenText = 'What guests choose, and how much work a portion is.';
export const noOptions = <Value>(add: Value) =>
  richText`There are no options yet. ${add}, and any dish can have them.`;
/** The link in the sentence that there are no options. */
export const addSome = 'Add some';
export const addOptions = 'Add options';
export const addOptionsHint = (most: number) => `Asked in this order. Up to ${most}.`;
export const loadingOptions = 'Loading options…';
export const noMoreOptions = 'No more options';
export const chooseOptions = 'Choose options';
export const optionsNotLoaded = "The options couldn't be loaded.";
export const retry = 'Retry';
export const groupDeleted = "Deleted. Guests don't see it.";
export const remove = (row: string) => `Remove ${row}`;

export const sizesText = 'Such as Small and Large, each with a price of its own.';
export const size = 'Size';
/** A size that has no name yet. */
export const unnamedSize = (place: number) => `size ${place}`;
export const addSize = 'Add a size';
export const sizesLimit = (most: number) => `You've reached the limit of ${most} sizes.`;

export const load = 'Load';
export const loadHint = 'How much of a time slot one portion uses. Leave blank for 1.';
/** The exceptions name the load of a portion in some categories, such as `pizzas: 2`. */
export const loadHintBut = (exceptions: string) =>
  `How much of a time slot one portion uses. Leave blank for 1 (${exceptions}).`;

export const serving = 'When it is served';
export const servingText =
  'Guests can order it for pick-up in these times only, and see them on the menu.';
/** Of a dish without times of its own. */
export const asCategory = (category: string, times: string) =>
  `As all of ${category}: ${times}. Times of its own would replace these.`;
export const insteadOfCategory = (category: string, times: string) =>
  `These times replace those of ${category}: ${times}.`;
export const noticeHint =
  'How long ahead guests order it, such as 2 days for a cake. Leave blank for none.';
export const noticeUnit = 'Unit of the notice';
export const noticeUnits = { minutes: 'minutes', hours: 'hours', days: 'days' };

export const tax = 'Tax';
export const taxText = 'The price includes it. Rates are set under Hours.';
export const taxRate = 'Tax rate';
export const defaultRate = 'Default';
export const defaultRateOf = (rate: string) => `Default (${rate})`;
export const taxRateGone = 'This rate was deleted: the default applies.';

export const letRestText = "Guests don't see it and can't order it until you bring it back.";

export const preview = 'Card preview';
export const namePreview = 'Dish name';
export const recipePreview = "What's in it, in a line or two.";
export const addToCart = 'Add to Cart';
