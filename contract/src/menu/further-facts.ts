/** The optional facts of a dish by their fields, each with its column in the file of a menu. */
export const columnOfFact = {
  diets: 'diets',
  allergens: 'allergens',
  optionGroups: 'options',
  load: 'load',
  resting: 'resting',
  taxRate: 'tax',
  sizes: 'sizes',
  served: 'served',
  noticeMinutes: 'notice',
} as const;

export type FurtherFact = keyof typeof columnOfFact;
export type FurtherColumn = (typeof columnOfFact)[FurtherFact];

export const furtherFacts = Object.keys(columnOfFact) as FurtherFact[];
/** A file without one of these columns leaves that fact unchanged. */
export const furtherColumns = Object.values(columnOfFact);

/** Returns the optional facts of a dish, in their order; those that it lacks are undefined. */
export function furtherFactsOf<Fields extends Partial<Record<FurtherFact, unknown>>>(
  fields: Fields,
): Pick<Fields, FurtherFact & keyof Fields> {
  return Object.fromEntries(furtherFacts.map((fact) => [fact, fields[fact]])) as typeof fields;
}
