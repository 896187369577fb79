import { plural } from '@thymely/contract/ground/words';

export const text = 'All the dishes on your menu, newest first.';
export const importDishes = 'Import';
export const arrange = 'Arrange';
export const addPhotos = 'Add photos';
export const addDish = 'Add a dish';

export const addText = 'A new dish appears on the menu as soon as you save it.';
export const addItem = 'Add Item';
export const added = 'Your Item is inserted successfully!';

export const updateItem = 'Update Item';
export const updated = 'Your item updated successfully!';
export const history = 'History';
export const backToList = 'Back to the list';
export const loading = 'Loading';
export const notFound = 'Dish not found';
export const notFoundText =
  "It may have been removed from the menu, or the address isn't quite right.";
export const seeAllDishes = 'See all dishes';

export const search = 'Search';
export const searchPlaceholder = 'Name or ingredient';
export const allCategories = 'All';
export const show = 'Show';
export const allDishes = 'All';
export const resting = 'Resting';
export const sortBy = 'Sort by';
export const noneMatch = 'No dishes match. Try another word or category.';
export const without = {
  allergens: "Only dishes without declared allergens: guests who avoid something don't find them.",
  recipe: 'Only dishes without a recipe: guests read nothing but their names.',
  'own-picture': 'Only dishes whose pictures are on other sites, which may remove them.',
};
export const showAllDishes = 'Show all dishes';

export const tableCaption = 'Menu items';
export const numberColumn = '#';
export const nameColumn = 'Item Name';
export const actionColumn = 'Action';
/** What is counted below the list. */
export const dishesCounted = (count: number, counted: string) =>
  plural(count, { one: `${counted} dish`, other: `${counted} dishes` });
/** Which part of the list is shown, such as `11–20 of 34 dishes`. */
export const dishesShown = (count: number, range: string, counted: string) =>
  plural(count, {
    one: `${range} of ${counted} dish`,
    other: `${range} of ${counted} dishes`,
  });

export const update = 'Update';
export const updateDish = (dish: string) => `Update ${dish}`;
export const deleted = 'Deleted!';
export const deletedText = 'Your file has been deleted.';
export const usesUnknown = (dishes: number) =>
  plural(dishes, {
    one: 'It may be in carts and open orders.',
    other: 'They may be in carts and open orders.',
  });
export const usesFailed = (dishes: number) =>
  plural(dishes, {
    one: "We couldn't find out whether carts or open orders have it.",
    other: "We couldn't find out whether carts or open orders have them.",
  });

export const changePrice = 'Change the price';
export const changePriceOf = (dish: string, price: string) =>
  `Change the price of ${dish}: ${price}`;
export const priceOf = (dish: string) => `Price of ${dish}`;
export const savePrices = 'Save the prices';

/** On a phone, the button for the sheet of a dish. */
export const actionsOf = (dish: string) => `Actions for ${dish}`;
/** In that sheet, where the button has a text. */
export const rest = 'Rest';
export const putDishToRest = (dish: string) => `Let ${dish} rest`;
export const bringBack = 'Bring back';
export const bringDishBack = (dish: string) => `Bring back ${dish}`;
export const isBack = (dish: string) => `${dish} is back on the menu.`;
export const rests = (dish: string) => `${dish} rests. Guests don't see it.`;

export const selectDish = (dish: string) => `Select ${dish}`;
export const selectPage = 'Select this page';
export const selectedDishes = 'Selected dishes';
export const selected = (count: number) =>
  plural(count, { one: '1 selected', other: `${count} selected` });
export const selectAll = (total: string) => `Select all ${total}`;
export const clearSelection = 'Clear the selection';
export const progress = (done: number, of: number) => `${done} of ${of} done…`;

export const prices = 'Prices';
export const pricesOfSelected = 'Change the prices of the selected dishes';
export const addOptions = 'Add options';
export const addOptionsToSelected = 'Add options to the selected dishes';
export const optionsAdded = (count: number, dishes: string, group: string) =>
  plural(count, {
    one: `${group}: on ${dishes} dish now.`,
    other: `${group}: on ${dishes} dishes now.`,
  });
export const tooManyOptions = (count: number) =>
  plural(count, {
    one: 'It has 1 option already.',
    other: `It has ${count} options already.`,
  });
export const deleteDishes = 'Delete';
export const deleteSelected = 'Delete the selected dishes';
export const dishesDeleted = (count: number, dishes: string) =>
  plural(count, { one: `${dishes} dish deleted.`, other: `${dishes} dishes deleted.` });
