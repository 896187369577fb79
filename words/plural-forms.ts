import { type ESTree, parseAst } from 'vite';

export type PluralForm = Intl.LDMLPluralRule;

const inOrder: readonly PluralForm[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Returns the plural forms that a language knows, in the order of grammars. */
export function pluralFormsOf(language: string): PluralForm[] {
  const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return inOrder.filter((form) => known.includes(form));
}

/** Numbers up to a thousand, and millions, which some languages count in a way of their own. */
const numbers = [...Array.from({ length: 1001 }, (_, number) => number), 1_000_000, 2_000_000];

/** Returns the plural forms that a single number has: in German the one of 1, in Russian none. */
export function formsOfOneNumber(language: string): PluralForm[] {
  const rules = new Intl.PluralRules(language);
  const forms = numbers.map((number) => rules.select(number));
  return inOrder.filter(
    (form) => forms.indexOf(form) === forms.lastIndexOf(form) && forms.includes(form),
  );
}

/** How languages count, as gettext writes it: which text is that of the number `n`. */
const expressions = [
  '0',
  '(n != 1)',
  '(n > 1)',
  '(n%10!=1 || n%100==11)',
  '(n==1 ? 0 : n==2 ? 1 : 2)',
  '(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2)',
  '(n==1 ? 0 : n==0 || n%100>=1 && n%100<=19 ? 1 : 2)',
  '(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)',
  '(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)',
  '(n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && (n%100<11 || n%100>19) ? 1 : 2)',
  '(n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 ? 1 : 2)',
  '(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3)',
  '(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4)',
  '(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5)',
  '(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5)',
];

/**
 * Returns the header `Plural-Forms` of a language. Of one that counts in none of the ways above, it
 * is that of English, and its translators write their own.
 */
export function pluralHeader(language: string): string {
  const rules = new Intl.PluralRules(language);
  const small = numbers.slice(0, 1001);
  const forms = small.map((number) => rules.select(number));
  const order = inOrder.filter((form) => forms.includes(form));
  const expression = expressions.find((each) => {
    const index = countingOf(each);
    return small.every((number) => order[index(number)] === forms[number]);
  });
  return expression === undefined
    ? 'nplurals=2; plural=(n != 1);'
    : `nplurals=${order.length}; plural=${expression};`;
}

/**
 * Reads a header `Plural-Forms`. `indexOf` says which text of an entry is that of a plural form: the
 * one of the first number above zero with this form. No whole number has it: the last text.
 *
 * @throws {Error} if it cannot be read, or says a text that there is not
 */
export function readPluralHeader(
  header: string,
  language: string,
): { count: number; indexOf: (form: PluralForm) => number } {
  const [, count, expression = ''] =
    /nplurals\s*=\s*(\d+)\s*;\s*plural\s*=([^;]+)/.exec(header) ?? [];
  const last = Number(count) - 1;
  const index = countingOf(expression);
  const lacking = numbers.find((number) => !(index(number) <= last));
  if (lacking !== undefined) {
    throw new Error(
      `The text of ${lacking} is msgstr[${index(lacking)}], but nplurals is ${count}.`,
    );
  }
  const rules = new Intl.PluralRules(language);
  const countingNumbers = [...numbers.slice(1), 0];
  return {
    count: last + 1,
    indexOf(form) {
      const number = countingNumbers.find((each) => rules.select(each) === form);
      return number === undefined ? last : index(number);
    },
  };
}

/** Returns what an expression such as `(n != 1)` says of a number. JavaScript reads it as C does. */
function countingOf(expression: string): (n: number) => number {
  const [statement] = parseAst(`${expression};`).body;
  if (statement?.type !== 'ExpressionStatement') throw new Error(`"${expression}" counts nothing.`);
  valueOf(statement.expression, 0);
  return (n) => valueOf(statement.expression, n);
}

const operations: Record<string, (a: number, b: number) => number | boolean> = {
  '%': (a, b) => a % b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '&&': (a, b) => Boolean(a && b),
  '||': (a, b) => Boolean(a || b),
};

function valueOf(node: ESTree.Expression | ESTree.PrivateIdentifier, n: number): number {
  if (node.type === 'Identifier' && node.name === 'n') return n;
  if (node.type === 'Literal' && typeof node.value === 'number') return node.value;
  if (node.type === 'ParenthesizedExpression') return valueOf(node.expression, n);
  if (node.type === 'ConditionalExpression') {
    const [yes, no] = [valueOf(node.consequent, n), valueOf(node.alternate, n)];
    return valueOf(node.test, n) ? yes : no;
  }
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    const operation = operations[node.operator];
    if (operation) return Number(operation(valueOf(node.left, n), valueOf(node.right, n)));
  }
  throw new Error('It has something else than n, numbers and comparisons.');
}
