/** The columns of options as a CSV file: one row for each choice, those of a group one after another. */
export const optionColumns = [
  '_id',
  'name',
  'min',
  'max',
  'choice_id',
  'choice',
  'price',
  'default',
  'diets',
  'allergens',
] as const;
export type OptionColumn = (typeof optionColumns)[number];

/** Without the others, a choice costs nothing, is not chosen from the start and declares nothing. */
export const requiredOptionColumns = [
  '_id',
  'name',
  'min',
  'max',
  'choice_id',
  'choice',
] as const satisfies OptionColumn[];
