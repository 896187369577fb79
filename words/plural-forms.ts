export type PluralForm = Intl.LDMLPluralRule;

const inOrder: readonly PluralForm[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Returns the plural forms that a language knows, in the order of grammars. */
export function pluralFormsOf(language: string): PluralForm[] {
  const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return inOrder.filter((form) => known.includes(form));
}

/**
 * Returns the forms that a message has to have: those of numbers up to a thousand, and `other`. In
 * Portuguese, `many` is for millions, of which a restaurant has none.
 */
export function neededPluralForms(language: string): PluralForm[] {
  const rules = new Intl.PluralRules(language);
  const met = new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)));
  return pluralFormsOf(language).filter((form) => form === 'other' || met.has(form));
}
