/** Limits of options, notes and load: apart from the others, because no first load needs them. */
export const optionLimits = {
  /** What a diner says about one dish of an order. */
  lineNoteLength: 140,
  /** Groups of options that one dish names. */
  optionGroupsPerDish: 8,
  /** Of the restaurant. */
  optionGroups: 200,
  choicesPerGroup: 20,
  /** Of a group of options and of a choice. */
  optionNameLength: 60,
  /** $1,000.00, in cents. */
  choiceMaxCents: 100_000,
  /** What one portion takes of a slot's capacity. */
  dishLoadMax: 20,
} as const;
