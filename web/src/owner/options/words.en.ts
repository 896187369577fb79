import { plural } from '@thymely/contract/ground/words';

export const text = "What guests choose with a dish, such as extras or how it's cooked.";
export const importOptions = 'Import';
export const exportOptions = 'Export CSV';
export const addOptions = 'Add options';
export const noOptions = 'No options yet';
export const noOptionsText =
  'Ask once, use everywhere: a list of extras, kinds of milk or ways to cook a steak can belong to any number of dishes.';
export const addFirstOptions = 'Add your first options';

export const options = 'Options';
export const guests = 'Guests';
export const dishesColumn = 'Dishes';
export const actionColumn = 'Action';
export const noDishes = 'None yet';
/** The last entry of a list of dishes. */
export const moreDishes = (count: number) =>
  plural(count, { one: '1 more', other: `${count} more` });
export const edit = 'Edit';
export const editGroup = (group: string) => `Edit ${group}`;
export const deleted = 'Options deleted.';

export const addTitle = 'Add Options';
export const editTitle = 'Edit Options';
export const allOptions = 'All options';
export const history = 'History';
export const loading = 'Loading';
export const save = 'Save';
export const saved = 'Options saved.';
export const savedBesideButton = 'Saved. Guests see it now.';
export const notFound = 'Options not found';
export const notFoundText = "They may have been deleted, or the address isn't quite right.";
export const seeAllOptions = 'See all options';
export const conflictTitle = 'Someone else changed these options';
export const theirs = 'Saved now';
export const goneMeanwhile =
  'Someone else deleted these options while you were editing. Save again to add them back.';

export const question = 'The question';
export const questionText = 'What guests are asked, and how much they can answer.';
export const name = 'Name';
export const namePlaceholder = 'Extras';
export const nameHint = (most: number) =>
  `What guests read above the choices. Up to ${most} characters.`;
export const atLeast = 'At least';
export const atLeastHint = '0 lets guests skip it.';
export const atMost = 'At most';
export const atMostHint = (rule: string) => `Guests read: “${rule}”.`;

export const mostOfOne = 'Most of one choice';
export const mostOfOneHint = 'From 2 on, guests have − and + beside each choice.';

export const choices = 'Choices';
export const choicesText =
  'In the order guests see them. The price is added to the price of the dish.';
export const addChoice = 'Add a choice';
export const choicesLimit = (most: number) => `You've reached the limit of ${most} choices.`;
export const choice = 'Choice';
export const extraPrice = 'Extra price';
export const pricesBySize = 'Price by size';
export const sameInAllSizes = 'the same in every size';
/** Says what the sizes cost that have no price of their own. */
export const sizesWithout = (sizes: string, price: string) => `${sizes}: ${price}, as above`;
export const pricesBySizeHint =
  'The sizes of the dishes with these options. Leave one empty for the price above.';
export const chosenFromStart = 'Chosen from the start';
/** A choice that has no name yet. */
export const unnamedChoice = (place: number) => `choice ${place}`;
export const remove = (choice: string) => `Remove ${choice}`;
export const declarations = 'Diets and allergens';
export const choiceTwice = 'This choice is already listed.';
export const priceRange = (least: string, most: string) =>
  `Price must be an amount from ${least} to ${most}.`;

export const preview = 'What guests see';

export const choiceChange = (choice: string) => `Choice: ${choice}`;
export const orderChange = 'Order of the choices';
/** One of the facts of a choice. */
export const startsChosen = 'chosen from the start';
export const notAmongChoices = 'Not among the choices';

export const importText = 'Add or change many options at once from a spreadsheet.';
export const file = 'Options file';
export const chooseFile = 'Choose a CSV file';
export const fileHint = (megabytes: number) =>
  `Or drop it here. Up to ${megabytes} MB. Nothing changes until you confirm.`;
export const columnMeanings = {
  _id: 'The group. Its rows repeat _id, name, min, max and each.',
  name: 'What guests read above the choices.',
  min: 'How many they have to choose at least; 0 lets them skip it.',
  max: 'How many they can choose at most.',
  each: 'How many they can choose of one choice at most. Leave it empty for 1.',
  choice_id: 'The choice, as carts know it: keep it when you rename one.',
  choice: 'What guests read.',
  price: 'Added to the price of the dish, such as 1.50. Leave it empty if it costs nothing.',
  prices_by_size:
    'For sizes where it costs something else: the ID of the size and the price, such as small=1.00|large=1.50.',
  default: "'yes' if it is chosen from the start.",
  diets: 'Separated by |, such as vegan|halal. Leave it empty if not declared.',
  allergens: 'Separated by |, such as gluten|milk. Leave it empty if not declared.',
};
export const columnsText =
  'One row for each choice. Groups that the file leaves out stay as they are. The quickest way to start is to export the options and edit that file.';
export const nothingChanged = 'Nothing has changed yet.';
export const nothingChangedFaultsSkipped =
  'Nothing has changed yet. Options with errors will be skipped.';
export const onlyFaults = 'Nothing to import: please correct the errors below.';
export const allPresent = 'Nothing to import: the options in the file are there already.';
export const chooseAnotherFile = 'Choose another file';
export const importGroups = (count: number) =>
  plural(count, { one: 'Import 1 group', other: `Import ${count} groups` });
export const complete = (created: number, updated: number) =>
  `Import complete: ${created} new, ${updated} changed.`;
export const importAnotherFile = 'Import another file';
export const groupsInFile = 'Options in the file';
export const noName = 'No name';
