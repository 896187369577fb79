export const loading = 'Loading the dish';
/** Names the sheet until the dish is known. */
export const dish = 'Dish';
export const close = 'Close';
export const trail = 'Where this dish is';
export const menu = 'Menu';
export const noSuchDish = 'No such dish';
export const gone = 'This dish is no longer on our menu';
export const goneText = "The kitchen has moved on, but there's plenty more to choose from.";
export const seeMenu = 'See the menu';

export const tellAllergies = 'Allergies? Tell us at checkout.';
export const optionsFailed = "We couldn't load what you can choose with this dish.";
export const goesWellWith = 'Goes well with';
/** The first time at which the dish can be picked up: `tomorrow at 11:30 AM`. */
export const firstTime = (time: string) => `First pick-up: ${time}`;
export const addNote = 'Add a note for the kitchen';
export const note = 'Note for the kitchen';

export const waitsForConnection = "We'll continue with this dish as soon as you're back online.";
export const othersInCart = (portions: number) => `Your cart has ${portions} with other choices.`;
export const inCart = 'In cart';
export const addToCart = 'Add to Cart';
export const saveChanges = 'Save changes';
export const saved = 'Your cart has the changes.';
export const tooMany = (limit: number) =>
  `Your cart has this dish with these choices already, and no more than ${limit} portions of it.`;
export const inCartTwice = (reason: string) =>
  `${reason} For now the dish is in your cart both ways. Save again, or delete one of them.`;
