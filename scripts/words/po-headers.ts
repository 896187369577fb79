import { type PluralForm, neededPluralForms, pluralFormsOf } from '../../words/plural-forms.ts';

/** The ways in which languages count, as gettext writes them and as a function. */
const countings: { expression: string; index: (n: number) => number }[] = [
  { expression: '0', index: () => 0 },
  { expression: '(n != 1)', index: (n) => (n === 1 ? 0 : 1) },
  { expression: '(n > 1)', index: (n) => (n > 1 ? 1 : 0) },
  {
    expression: '(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2)',
    index: (n) => (n === 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2),
  },
  {
    expression: '(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)',
    index: (n) => (n === 1 ? 0 : isSlavicFew(n) ? 1 : 2),
  },
  {
    expression: '(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)',
    index: (n) => (n % 10 === 1 && n % 100 !== 11 ? 0 : isSlavicFew(n) ? 1 : 2),
  },
];

function isSlavicFew(n: number): boolean {
  return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
}

/**
 * Returns the headers of a PO file. `X-Plurals` names the plural form of each msgstr[n], as the
 * plural rules of JavaScript call it.
 */
export function poHeaders(language: string, forms: readonly PluralForm[]): Record<string, string> {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 1001 }, (_, number) => number);
  const counting = countings.find(({ index }) =>
    numbers.every((number) => forms[index(number)] === rules.select(number)),
  );
  return {
    'Project-Id-Version': 'Thymely',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    Language: language.replace('-', '_'),
    'Plural-Forms': `nplurals=${forms.length}; plural=${counting?.expression ?? '0'};`,
    'X-Plurals': forms.join(', '),
  };
}

/** Returns the plural form of each msgstr[n], or undefined if the header names an unknown one. */
export function pluralFormsIn(
  headers: Record<string, string>,
  language: string,
): PluralForm[] | undefined {
  const named = headers['X-Plurals'];
  if (named === undefined) return neededPluralForms(language);
  const known = pluralFormsOf(language);
  const forms = named.split(',').map((name) => known.find((form) => form === name.trim()));
  return forms.every((form) => form !== undefined) ? forms : undefined;
}
