import { portionLoadMax } from '../../../brands/category-rules.ts';

/** The limits of options, notes and load, in a file of their own: no first load needs them. */
export const optionLimits = {
  /** The maximum length of a diner's note about one dish of an order. */
  lineNoteLength: 140,
  /** The maximum number of groups of options of one dish. */
  optionGroupsPerDish: 8,
  /** The maximum number of groups of options of the restaurant. */
  optionGroups: 200,
  choicesPerGroup: 60,
  /** The maximum body of a call that saves a group, with room for all choices and their prices by size. */
  groupBodyBytes: 128 * 1024,
  /** The most portions of one choice that a group may allow, such as 2 × Beef. */
  portionsPerChoice: 10,
  /** The most portions of choices that one line of a cart or an order has. */
  portionsPerLine: 60,
  /** The most sizes in which a choice has a price of its own. */
  sizePricesPerChoice: 20,
  /** The maximum length of the name of a group of options or of a choice. */
  optionNameLength: 60,
  /** The highest price of a choice, $1,000.00, in cents. */
  choiceMaxCents: 100_000,
  /** How many sizes a dish with sizes has. */
  sizesPerDish: [2, 8],
  sizeNameLength: 40,
  dishLoadMax: portionLoadMax,
} as const;
