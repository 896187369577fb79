import { richText, plural } from '@thymely/contract/ground/words';

export const text = 'Add or change many dishes at once from a spreadsheet.';
export const addPhotos = 'Add photos';

export const file = 'Menu file';
export const chooseFile = 'Choose a CSV or Excel file';
export const fileHint = (megabytes: number, rows: string) =>
  `Or drop it here. Up to ${megabytes} MB and ${rows} rows. Nothing changes until you confirm.`;
export const chooseAnotherFile = 'Choose another file';

export const columnMeanings = {
  _id: 'The dish this row changes. Leave it empty for a new dish.',
  name: 'What guests will see.',
  price: 'Such as 12.50 or 12,50, with or without a currency sign.',
  recipe: "What's in it. Without one, a dish keeps its recipe, and a new one has none.",
  image: 'A link to a picture. Without one, a new dish is shown as an empty plate.',
  diets:
    "Separated by |, such as vegan|halal. Write 'none' if it suits none, and leave it empty if not declared.",
  allergens:
    "Separated by |, such as gluten|milk. Write 'none' if it has none, and leave it empty if not declared.",
  options: 'IDs of option groups, separated by |.',
  load: 'How much of a time slot one portion uses. Leave blank for 1 (drinks: 0).',
  resting: "'yes' for a dish that guests don't see for now.",
  tax: 'The ID of a tax rate, as an export writes it. Leave it empty for the default rate.',
  sizes:
    'The sizes with their prices, such as Small=9.50|Large=12.00; the price is then that of the cheapest. Leave it empty for a dish with one size.',
  served:
    'Days with times, such as Mon-Fri 11:30-14:30|Sat 18:00-01:00. Leave it empty for the times of the category.',
  notice: 'How many minutes before pick-up guests must order, such as 2880 for two days.',
  version: 'Comes with an export. A dish that has changed since the export is left alone.',
};
export const categoryMeaning = (categories: string) =>
  `One of: ${categories}, in capital or small letters; or its label.`;
export const columnsText =
  'Headings may be in capital or small letters, and usual words such as Dish, Section or Description are understood. A file without the columns image, diets, allergens, options, load, resting or tax leaves them as they are. The quickest way to start is to export the current menu and edit that file.';

export const columnNames = {
  _id: 'ID',
  name: 'Name',
  category: 'Category',
  price: 'Price',
  recipe: 'Recipe',
  image: 'Image',
  diets: 'Diets',
  allergens: 'Allergens',
  options: 'Options',
  load: 'Load',
  resting: 'Resting',
  tax: 'Tax rate',
  sizes: 'Sizes',
  served: 'Serving times',
  notice: 'Notice',
  version: 'Version',
  size: 'Name of a size',
  size_price: 'Price of a size',
};

export const matching = 'Match the file';
export const columnsQuestion = 'What do the columns mean?';
export const columnsQuestionText = (file: string) =>
  `The first row of ${file} has these headings. Your answers are remembered in this browser.`;
export const categoriesQuestion = 'Which categories are these?';
export const categoriesQuestionText =
  'Each answer counts for all rows of the file with that category.';
export const choose = 'Choose…';
export const leaveColumnOut = 'Leave this column out';
export const leaveDishesOut = 'Leave these dishes out';
export const rows = (count: number) => plural(count, { one: '1 row', other: `${count} rows` });
export const rowsSuchAs = (rows: string, dishes: string) => `${rows}, such as ${dishes}`;
export const addCategory = 'Add it as a new category';
export const addCategories = (count: number) =>
  plural(count, {
    one: 'Add it as a new category',
    other: `Add all ${count} as new categories`,
  });
export const noSamples = 'Empty';
export const samples = (cells: string) => `Such as ${cells}`;
export const leaveRestOut = 'Leave the rest out';
export const columnUnknown = 'Choose what this is.';
export const columnTwice = (column: string) => `Another column is “${column}”, too.`;
export const categoryUnknown = 'Choose a category.';
export const columnsMissing = (columns: string) => `No column is ${columns} yet.`;
export const fieldsFaulty = 'Please correct the fields above.';
export const checkFile = 'Check the file';

/** What a file of another system is called, before what it holds. */
export const exportsOf = {
  square: 'A Square library',
  toast: 'A Toast bulk import template',
  shopify: 'A Shopify product list',
  woocommerce: 'A WooCommerce product list',
  loyverse: 'A Loyverse item list',
};
export const fileHolds = (file: string, things: string) => `${file}: ${things}.`;
export const itemsCounted = (count: number) =>
  plural(count, { one: '1 item', other: `${count} items` });
export const sizesCounted = (count: number) =>
  plural(count, { one: '1 size', other: `${count} sizes` });
export const modifierListsCounted = (count: number) =>
  plural(count, { one: '1 modifier list', other: `${count} modifier lists` });
export const picturesCounted = (count: number) =>
  plural(count, { one: '1 picture', other: `${count} pictures` });
/** Dishes without a price of their own, whose sizes come from a list of the file. */
export const sizesFromLists = (count: number, dishes: string) =>
  plural(count, {
    one: `1 dish has its sizes from a modifier list: ${dishes}.`,
    other: `${count} dishes have their sizes from a modifier list: ${dishes}.`,
  });
export const rowsNoMenu = (count: number) =>
  plural(count, {
    one: '1 row was left out, because it is archived or no dish.',
    other: `${count} rows were left out, because they are archived or no dishes.`,
  });
/** How the letters of a file are stored, by the name of the encoding. */
export const encodings = {
  'Windows-1252': 'Western Europe and America (Windows-1252)',
  'Windows-1250': 'Central and Eastern Europe (Windows-1250)',
  'Windows-1251': 'Cyrillic (Windows-1251)',
  'Shift-JIS': 'Japanese (Shift-JIS)',
  Macintosh: 'Older Macs (Mac Roman)',
};
export const letters = 'Letters of the file';
export const checkNames = (names: string) => `Do these names look right: ${names}?`;
export const sheet = 'Sheet';
export const allSheets = 'All sheets with the same columns, each as a category';

export const declaredQuestion = 'What do these words say about allergens and diets?';
export const declaredQuestionText =
  'Each answer counts for all rows of the file with that word. Nothing is guessed, and a word that is left out declares nothing.';
export const noAllergen = 'No allergen: leave the word out';
export const noDiet = 'No diet: leave the word out';
export const markIn = (mark: string, columns: string) => `“${mark}” in ${columns}`;
export const markMeansYes = 'The dish has it';
export const markMeansNothing = 'It says nothing: leave it out';
export const wordUnknown = 'Choose what this word means.';
/** Fills in answers for a legend of letters or numbers. */
export const fillInLegend = 'Fill in the usual order: A or 1 is gluten';
export const pricesQuestion = 'Which prices are these?';
export const pricesQuestionText =
  'Each answer counts for all rows with that text. Without an answer, these dishes are left out.';
export const priceOf = (text: string) => `Price for “${text}”`;
export const priceHint = (rows: string) => `${rows}. Leave it blank to leave these dishes out.`;
export const priceFault = 'Write a price, or leave it blank.';
export const sizesOf = (prices: string) => `Sizes for prices such as “${prices}”`;
export const sizesHint = (rows: string) =>
  `${rows}. The names in this order, such as Small, Large.`;
export const sizesFault = (count: number) =>
  plural(count, {
    one: 'Write 1 name, or leave it blank.',
    other: `Write ${count} names with commas between them, or leave it blank.`,
  });

/** Why a file with modifier lists was not checked. */
export const groupsUnread = (reason: string) =>
  `The file wasn't checked, because the option groups on the menu couldn't be read. ${reason}`;
export const listsQuestion = (count: number) =>
  plural(count, {
    one: 'Which choices does this modifier list have?',
    other: 'Which choices do these modifier lists have?',
  });
/** The names of modifier lists of which a file has nothing else. */
export const listsQuestionText = (count: number, lists: string) =>
  plural(count, {
    one: `The file only says which dishes have ${lists}. Add the file with the modifiers, or the list is left out.`,
    other: `The file only says which dishes have ${lists}. Add the file with the modifiers, or the lists are left out.`,
  });
export const listsFile = 'Modifiers file';
export const chooseListsFile = 'Choose the modifiers file';
export const listsFileHint =
  'A CSV or Excel file with the columns Modifier Set, Modifier and Price; Min selections and Max selections are read, too.';
export const listsFound = (lists: string) => `Found: ${lists}.`;
export const listsMissing = (lists: string) => `Left out: ${lists}.`;
export const readFromSheet = (sheet: string) => `Read from the sheet “${sheet}”.`;
export const readFromOneSheet = (others: number, sheet: string) =>
  plural(others, {
    one: `Read from the sheet “${sheet}”. The other sheet was left out.`,
    other: `Read from the sheet “${sheet}”. The other sheets were left out.`,
  });
export const readFromAllSheets = 'Read from all sheets with the same columns, each as a category.';
export const headingAs = (heading: string, column: string) => `“${heading}” as ${column}`;
/** The list of what headings were taken for. */
export const headingsTaken = (headings: string) => `${headings}.`;
export const quotedHeading = (heading: string) => `“${heading}”`;
export const headingsLeftOut = (headings: string) => `Left out: ${headings}.`;
export const otherCurrency = (file: string, menu: string) =>
  `The file has prices in ${file}, and the menu in ${menu}. The numbers are taken as they are.`;
export const changeColumns = 'Change columns';
export const changeAnswers = 'Change answers';
export const downloadFaulty = (count: number) =>
  plural(count, { one: 'Download the row with errors', other: 'Download the rows with errors' });

export const checking = 'Checking the file';
export const rowsChecked = (total: number, done: number) =>
  plural(total, {
    one: `${done} of ${total} rows checked`,
    other: `${done} of ${total} rows checked`,
  });
export const writing = 'Updating the menu';
export const picturesChecked = (total: number, done: number) =>
  plural(total, {
    one: `${done} of ${total} picture checked`,
    other: `${done} of ${total} pictures checked`,
  });
export const copyingPictures = 'Copying the pictures';
export const picturesDone = (total: number, done: number) =>
  plural(total, {
    one: `${done} of ${total} picture done`,
    other: `${done} of ${total} pictures done`,
  });
export const dishesSaved = (total: number, done: number) =>
  plural(total, {
    one: `${done} of ${total} dishes saved`,
    other: `${done} of ${total} dishes saved`,
  });
export const nothingLost =
  'Nothing is lost. Retry picks up where it left off, and nothing is added twice.';
/** The reason why an import has stopped. */
export const arrangedMeanwhile = (category: string) =>
  `Someone else has arranged ${category} in the meantime. Choose the file again to see what it would change now.`;
export const retry = 'Retry';
export const cancel = 'Cancel';

export const showOnly = 'Show only';
export const tableCaption = 'Rows in the file';
export const rowColumn = 'Row';
export const nameColumn = 'Item Name';
export const resultColumn = 'Result';
/** What is counted below the list. */
export const rowsCounted = (count: number, counted: string) =>
  plural(count, { one: `${counted} row`, other: `${counted} rows` });
/** Which part of the list is shown, such as `11–20 of 34 rows`. */
export const rowsShown = (count: number, range: string, counted: string) =>
  plural(count, {
    one: `${range} of ${counted} row`,
    other: `${range} of ${counted} rows`,
  });
/** Between a value and the one that replaces it; only heard. */
export const becomes = <Value>(before: Value, after: Value) => richText`${before} becomes ${after}`;

export const isSameDish = (dish: string) => `Is ${dish} the same dish?`;
export const sameDishTitle = (count: number) =>
  plural(count, { one: 'Is this the same dish?', other: 'Are these the same dishes?' });
export const sameDishText = (count: number) =>
  plural(count, {
    one: '1 row has the name and category of a dish on the menu.',
    other: `${count} rows have the name and category of dishes on the menu.`,
  });
export const answersForOne = {
  update: 'Yes, update it',
  add: 'No, add a new dish',
  skip: 'Skip this row',
};
export const answersForAll = {
  update: 'Update them',
  add: 'Add them as new',
  skip: 'Skip them',
};
export const showAllRows = 'Show all rows';
export const decideByRow = 'Decide row by row';

export const sameDishInRows = (numbers: string) =>
  `Rows ${numbers} are the same dish, and would add it more than once.`;
export const dishesInMoreRows = (count: number) =>
  plural(count, {
    one: '1 dish is in the file several times, and would be added as often.',
    other: `${count} dishes are in the file several times, and would be added as often.`,
  });
export const allergensLost = (count: number) =>
  plural(count, {
    one: '1 dish loses its allergens, because their cell is empty.',
    other: `${count} dishes lose their allergens, because the cells are empty.`,
  });
export const nothingChanged = 'Nothing has changed yet.';
export const nothingChangedFaultsSkipped =
  'Nothing has changed yet. Rows with errors will be skipped.';
export const allFaulty = 'Nothing to import: every row has an error.';
export const allMatch = 'Nothing to import: every row matches the menu already.';
export const othersMatch = 'Nothing to import: the rows without errors match the menu already.';
export const importDishes = (count: number) =>
  plural(count, { one: 'Import 1 dish', other: `Import ${count} dishes` });

/** The button where no dish changes, but categories, options or their order. */
export const importFurther = 'Import';

export const furtherReview = 'Options, categories and order';
export const furtherSame = 'Options, categories and the order of dishes match the menu already.';
export const furtherSaved = 'Options, categories and the order of dishes were saved, too.';
export const newGroups = (count: number, names: string) =>
  plural(count, {
    one: `1 new option group: ${names}`,
    other: `${count} new option groups: ${names}`,
  });
export const changedGroups = (count: number, names: string) =>
  plural(count, {
    one: `1 changed option group: ${names}`,
    other: `${count} changed option groups: ${names}`,
  });
/** Groups that the menu has, and a file of another system has otherwise. */
export const keptGroups = (count: number, names: string) =>
  plural(count, {
    one: `1 option group stays as it is on the menu, and is different in the file: ${names}`,
    other: `${count} option groups stay as they are on the menu, and are different in the file: ${names}`,
  });
export const takeGroups = 'Take those of the file instead';
export const newCategories = (count: number, names: string) =>
  plural(count, { one: `1 new category: ${names}`, other: `${count} new categories: ${names}` });
export const changedCategories = (count: number, names: string) =>
  plural(count, {
    one: `1 changed category: ${names}`,
    other: `${count} changed categories: ${names}`,
  });
export const changedLists = (categories: string) => `New order of dishes: ${categories}`;

export const linkedPictures = 'Pictures on other sites';
export const picturesVanish = (count: number) =>
  plural(count, {
    one: '1 picture is on another site, where it may vanish with your old account.',
    other: `${count} pictures are on other sites, where they may vanish with your old account.`,
  });
export const picturesToCopy = (count: number) =>
  plural(count, {
    one: '1 picture will be copied by the import.',
    other: `${count} pictures will be copied by the import.`,
  });
export const picturesCopied = (count: number) =>
  plural(count, { one: '1 picture was copied.', other: `${count} pictures were copied.` });
/** Pictures that are only linked, with the names of their dishes. */
export const picturesNotAllowed = (count: number, dishes: string) =>
  plural(count, {
    one: `1 picture stays on its site, which does not allow copying: ${dishes}. The dashboard lists it under “To tidy”.`,
    other: `${count} pictures stay on their sites, which do not allow copying: ${dishes}. The dashboard lists them under “To tidy”.`,
  });
export const picturesNotCopied = (count: number, dishes: string, reason: string) =>
  plural(count, {
    one: `1 picture could not be copied and stays on its site: ${dishes}. ${reason}`,
    other: `${count} pictures could not be copied and stay on their sites: ${dishes}. ${reason}`,
  });
/** Pictures that are left out, with the names of their dishes. */
export const picturesSilent = (count: number, dishes: string) =>
  plural(count, {
    one: `1 picture does not answer and is left out: ${dishes}.`,
    other: `${count} pictures do not answer and are left out: ${dishes}.`,
  });
/** Why pictures could not be copied that had answered before. */
export const pictureSilent = 'This time there was no answer.';

export const complete = (created: number, updated: number) =>
  `Import complete: ${created} new, ${updated} changed.`;
export const importAnotherFile = 'Import another file';
export const seeAllDishes = 'See all dishes';

export const recentImports = (count: number) =>
  plural(count, { one: 'The last import can be taken back', other: 'Imports of the last hour' });
export const imported = (who: string, dishes: string) => `${who} imported ${dishes}`;
export const newDishes = (count: number, dishes: string) =>
  plural(count, { one: `${dishes} new dish`, other: `${dishes} new dishes` });
export const changedDishes = (count: number, dishes: string) =>
  plural(count, { one: `${dishes} changed dish`, other: `${dishes} changed dishes` });
/** Follows the number of new dishes. */
export const changedOnes = (count: number, dishes: string) =>
  plural(count, { one: `${dishes} changed one`, other: `${dishes} changed ones` });
export const newAndChanged = (added: string, changed: string) => `${added} and ${changed}`;
export const offerUntil = <Value>(when: Value, until: Value) =>
  richText`${when}. Until ${until}, it can be taken back.`;
export const restOfferUntil = <Value>(when: Value, until: Value) =>
  richText`${when}. Until ${until}, the rest of it can be taken back.`;
export const takeBack = 'Take it back';
export const takeBackRest = 'Take back the rest';

export const takeBackTitle = 'Take back this import?';
export const takeBackText = (changes: string) =>
  `${changes}. What was changed since then stays as it is.`;
/** Before an import is taken back: the open orders with its dishes. */
export const ordersOfImport = (count: number, number: string, orders: string) =>
  plural(count, {
    one: `1 open order has dishes of this import (${orders}). It stays as it is.`,
    other: `${number} open orders have dishes of this import (${orders}). They stay as they are.`,
  });
export const willLeave = (count: number, dishes: string) =>
  plural(count, {
    one: `${dishes} dish will leave the menu`,
    other: `${dishes} dishes will leave the menu`,
  });
export const willBeAsBefore = (count: number, dishes: string) =>
  plural(count, {
    one: `${dishes} dish will be as before`,
    other: `${dishes} dishes will be as before`,
  });

export const optionsCounted = (count: number, counted: string) =>
  plural(count, { one: `${counted} option group`, other: `${counted} option groups` });
export const categoriesCounted = (count: number, counted: string) =>
  plural(count, { one: `${counted} category`, other: `${counted} categories` });
export const listsCounted = (count: number, counted: string) =>
  plural(count, {
    one: `the order of ${counted} category`,
    other: `the order of ${counted} categories`,
  });
/** Follows what becomes of the dishes of an import that is taken back. */
export const alsoTakenBack = (groupsAndCategories: string) =>
  `also taken back: ${groupsAndCategories}`;

export const takingBack = 'Taking back the import';
export const dishesTakenBack = (total: number, done: number) =>
  plural(total, { one: `${done} of ${total} dishes`, other: `${done} of ${total} dishes` });
export const retryTakingBack = 'Retry picks up where it left off.';
export const result = 'What was taken back';
export const takenBack = (changes: string) => `The import was taken back: ${changes}.`;
export const nothingTakenBack = 'Nothing was left to take back.';
export const removed = (count: number, dishes: string) =>
  plural(count, { one: `${dishes} dish removed`, other: `${dishes} dishes removed` });
export const restored = (count: number, dishes: string) =>
  plural(count, { one: `${dishes} dish as before`, other: `${dishes} dishes as before` });
export const ok = 'OK';
export const left = (count: number, counted: string) =>
  plural(count, {
    one: 'This was left as it is:',
    other: `These ${counted} were left as they are:`,
  });
export const leftGroup = (name: string) => `Options: ${name}`;
export const leftCategory = (name: string) => `Category: ${name}`;
export const leftList = (category: string) => `The order of ${category}`;
export const reasons = {
  changed: 'changed since the import',
  deleted: 'deleted since the import',
  used: 'a dish still has it',
  options: 'its former options were deleted',
  tax: 'its former tax rate was deleted',
  category: 'its former category was deleted',
};
