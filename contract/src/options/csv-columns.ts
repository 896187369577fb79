/** The columns of the options' CSV file, which has one row per choice, in order of the groups. */
export const optionColumns = [
  '_id',
  'name',
  'min',
  'max',
  'each',
  'choice_id',
  'choice',
  'price',
  'prices_by_size',
  'default',
  'diets',
  'allergens',
] as const;
export type OptionColumn = (typeof optionColumns)[number];

/**
 * The required columns. By default, a choice is taken once at most, is free, not preselected, and
 * declares nothing.
 */
export const requiredOptionColumns = [
  '_id',
  'name',
  'min',
  'max',
  'choice_id',
  'choice',
] as const satisfies OptionColumn[];
