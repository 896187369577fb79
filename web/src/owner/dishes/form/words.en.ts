import { richText, plural } from '@thymely/contract/ground/words';

export const conflictTitle = 'Someone else changed this dish';
export const theirs = 'On the menu now';
export const uploadingPicture = 'Uploading the picture…';

export const name = 'Name';
export const categoryPlaceholder = 'Select a category';
export const categoryHint = 'Where guests will find it on the menu.';
export const priceHint = (least: string, most: string) => `From ${least} to ${most}.`;
export const recipe = 'Recipe';
export const recipeHint = "What's in it.";

export const imageHint = 'Paste a link to a picture, choose a drawing, or upload your own.';
export const useLink = 'Use a link';
export const uploadPicture = 'Upload a picture';
export const noPicture = 'None yet.';
export const emptyPlate = 'An empty plate, until it has a picture.';
export const platedDrawing = 'Drawn for this dish, on a plate.';
export const uploadedPicture = 'A picture that was uploaded.';
export const linkedPicture = 'A link to a picture.';
export const drawingOf = (shows: string) => `A drawing: ${shows}.`;

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
export const moveUp = (group: string) => `Move ${group} up`;
export const moveDown = (group: string) => `Move ${group} down`;
export const remove = (group: string) => `Remove ${group}`;

export const load = 'Load';
export const loadHint = 'How much of a time slot one portion uses. Leave blank for 1.';
/** The exceptions name the load of a portion in some categories, such as `pizzas: 2`. */
export const loadHintBut = (exceptions: string) =>
  `How much of a time slot one portion uses. Leave blank for 1 (${exceptions}).`;

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

export const chooseDrawing = 'Choose a drawing';
export const findDrawing = 'Find a drawing';
export const noDrawing = 'No drawing shows that. Upload a picture of your own instead.';
export const drawingsFound = (count: number) =>
  plural(count, { one: '1 drawing', other: `${count} drawings` });
export const drawings = 'Drawings';

/** What the drawings show, by the names of their files. */
export const drawn = {
  '1f355': 'Pizza slice',
  '1f354': 'Burger',
  '1f35f': 'French fries',
  '1f32d': 'Hot dog',
  '1f96a': 'Sandwich',
  '1f32e': 'Taco',
  '1f32f': 'Burrito',
  '1fad4': 'Tamale',
  '1f959': 'Stuffed pita',
  '1f9c6': 'Falafel',
  '1f957': 'Green salad',
  '1f958': 'Paella',
  '1f372': 'Pot of stew',
  '1fad5': 'Fondue',
  '1f963': 'Bowl with a spoon',
  '1f35d': 'Spaghetti',
  '1f35c': 'Noodle bowl',
  '1f35b': 'Curry and rice',
  '1f35a': 'Bowl of rice',
  '1f371': 'Bento box',
  '1f363': 'Sushi',
  '1f359': 'Rice ball',
  '1f358': 'Rice cracker',
  '1f364': 'Fried shrimp',
  '1f365': 'Fish cake',
  '1f95f': 'Dumpling',
  '1f961': 'Takeout box',
  '1f962': 'Chopsticks',
  '1f361': 'Dango',
  '1f362': 'Oden',
  '1f960': 'Fortune cookie',
  '1f96e': 'Moon cake',
  '1f373': 'Fried egg',
  '1f95a': 'Egg',
  '1f953': 'Bacon',
  '1f969': 'Steak',
  '1f357': 'Chicken leg',
  '1f356': 'Meat on the bone',
  '1f9c0': 'Cheese',
  '1f9c8': 'Butter',
  '1f9c7': 'Waffle',
  '1f95e': 'Pancakes',
  '1f956': 'Baguette',
  '1f35e': 'Bread',
  '1f950': 'Croissant',
  '1f968': 'Pretzel',
  '1f96f': 'Bagel',
  '1fad3': 'Flatbread',
  '1f967': 'Pie',
  '1f9c2': 'Salt',
  '1f96b': 'Canned food',
  '1fad9': 'Jar',
  '1f36f': 'Honey',
  '1f990': 'Shrimp',
  '1f99e': 'Lobster',
  '1f980': 'Crab',
  '1f991': 'Squid',
  '1f9aa': 'Oyster',
  '1f41f': 'Fish',
  '1f345': 'Tomato',
  '1f346': 'Eggplant',
  '1f951': 'Avocado',
  '1f966': 'Broccoli',
  '1f96c': 'Leafy greens',
  '1f952': 'Cucumber',
  '1f336-fe0f': 'Chili',
  '1fad1': 'Bell pepper',
  '1f33d': 'Corn',
  '1f955': 'Carrot',
  '1fad2': 'Olive',
  '1f9c4': 'Garlic',
  '1f9c5': 'Onion',
  '1f954': 'Potato',
  '1f360': 'Sweet potato',
  '1fadb': 'Peas',
  '1fad8': 'Beans',
  '1f344': 'Mushroom',
  '1f95c': 'Peanuts',
  '1f330': 'Chestnut',
  '1fada': 'Ginger',
  '1f33f': 'Herbs',
  '1f34e': 'Red apple',
  '1f34f': 'Green apple',
  '1f350': 'Pear',
  '1f34a': 'Orange',
  '1f34b': 'Lemon',
  '1f34c': 'Banana',
  '1f349': 'Watermelon',
  '1f347': 'Grapes',
  '1f353': 'Strawberry',
  '1fad0': 'Blueberries',
  '1f348': 'Melon',
  '1f352': 'Cherries',
  '1f351': 'Peach',
  '1f96d': 'Mango',
  '1f34d': 'Pineapple',
  '1f965': 'Coconut',
  '1f95d': 'Kiwi',
  '1f370': 'Cake',
  '1f382': 'Birthday cake',
  '1f9c1': 'Cupcake',
  '1f369': 'Doughnut',
  '1f36a': 'Cookie',
  '1f36b': 'Chocolate',
  '1f36e': 'Custard',
  '1f368': 'Ice cream sundae',
  '1f366': 'Soft serve',
  '1f367': 'Shaved ice',
  '1f36c': 'Candy',
  '1f36d': 'Lollipop',
  '1f37f': 'Popcorn',
  '2615': 'Coffee',
  '1f375': 'Tea',
  '1fad6': 'Teapot',
  '1f9cb': 'Bubble tea',
  '1f9c3': 'Juice box',
  '1f964': 'Cup with a straw',
  '1f95b': 'Glass of milk',
  '1f37a': 'Beer',
  '1f37b': 'Two beers',
  '1f377': 'Wine',
  '1f378': 'Cocktail',
  '1f379': 'Tropical drink',
  '1f942': 'Champagne glasses',
  '1f37e': 'Sparkling wine',
  '1f943': 'Whiskey glass',
  '1f376': 'Sake',
  '1f9c9': 'Mate',
  '1f9ca': 'Ice cube',
  '1fad7': 'Pouring water',
  '1f37d-fe0f': 'Plate with cutlery',
};
