import { plural } from '@thymely/contract/ground/words';

export const text = 'The parts of the menu, in the order in which guests see them.';
export const history = 'History';
export const loading = 'Loading the categories…';

export const listTitle = 'Parts of the menu';
export const listText =
  'Guests see each name as a heading and in the line of categories. Categories without dishes stay in that line.';
export const unnamed = (place: number) => `category ${place}`;
export const fields = { name: 'Name', one: 'One dish is called' };
export const look = 'Color, plate and load';
export const color = 'Color';
export const plate = 'Plate';
export const plateHint = 'Other apps that show your menu use it for dishes without a photo.';
/** What the colors and plates were made for. */
export const looks = {
  salad: 'Salad',
  pizza: 'Pizza',
  soup: 'Soup',
  dessert: 'Dessert',
  drinks: 'Drinks',
  popular: 'Popular',
};
export const load = 'Load of a portion';
export const loadHint = (most: number) => `0 to ${most}. A dish can have another one.`;
export const served = 'Served';
export const servedAlways = 'Always';
export const servedText =
  'Its dishes can be had in these times only. A dish with times of its own keeps those.';
export const switches = { hidden: 'Hide from guests', carousel: 'Show in the carousel' };
export const switchTexts = {
  hidden: 'Its dishes are off the menu, and can no longer be ordered.',
  carousel: 'The home page shows its dishes. Only one category can be there.',
};
export const hidden = 'Hidden';
export const inCarousel = 'Carousel';
export const dishes = (count: number, number: string) =>
  plural(count, { one: `${number} dish`, other: `${number} dishes` });
export const noDishes = 'No dishes';

export const addCategory = 'Add category';
export const categoriesLimit = (most: number) => `A menu has up to ${most} categories.`;
export const remove = (category: string) => `Delete ${category}`;
export const save = 'Save';
export const saved = 'Saved. Guests see it now.';

export const nameTwice = 'Another category has this name.';
export const loadRange = (most: number) => `The load is a whole number from 0 to ${most}.`;

export const conflictTitle = 'Someone else changed the categories';
export const theirs = 'Saved now';
export const categoryChange = (category: string) => `Category: ${category}`;
export const notAmongCategories = 'Not among the categories';
export const orderChange = 'Order of the categories';
export const colorOf = (color: string) => `color ${color}`;
export const servedAt = (times: string) => `served ${times}`;
export const plateOf = (plate: string) => `plate ${plate}`;

export const deleteQuestion = (category: string) => `Delete ${category}?`;
export const dishesGoTo = (count: number, number: string) =>
  plural(count, { one: `Its ${number} dish goes to`, other: `Its ${number} dishes go to` });
export const chooseCategory = 'Choose a category';
export const deleteAndMove = 'Delete and move';
export const deleted = (category: string) => `${category} is deleted.`;
export const saveFirst = 'Save or discard your other changes first: this is done at once.';

export const behind = 'Deploy to renew pages and search results';
export const behindText =
  'The menu shows these categories already. The pages that search engines read, and links to pages of categories, have those of the last deploy.';
