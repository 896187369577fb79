import {
  type Door,
  type Expression,
  expressionsOf,
  firstAllows,
  insideBrackets,
  splitAt,
  type Token,
  tokensOf,
} from './rules-tokens.ts';

/** A copy of the rules that differs in one place. */
export type Mutant = {
  /** The line of the change, counted from 1. */
  line: number;
  before: string;
  after: string;
  rules: string;
  /** The only `allow` that contains the change; none for a function, which may serve several. */
  door?: Door;
};

type Edit = { start: number; end: number; text: string };

const otherComparisons: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<=': ['<', '>'],
  '>=': ['>', '<'],
  '<': ['<=', '>='],
  '>': ['>=', '<='],
};
const comparisons = Object.keys(otherComparisons);

function replace(tokens: Token[], text: string): Edit {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0, text };
}

function sourceOf(rules: string, { start, end }: { start: number; end: number }): string {
  return rules.slice(start, end);
}

/** Returns the edits of operands: `a && b` becomes `true && b`; for `||` the word is `false`. */
function operandEdits(operands: Token[][], neutral: 'true' | 'false'): Edit[] {
  return operands.map((operand) => replace(operand, neutral));
}

function comparisonEdits(tokens: Token[]): Edit[] {
  const operator = tokens[splitAt(tokens, comparisons)[0]?.length ?? 0];
  if (!operator) return [];
  return (otherComparisons[operator.text] ?? []).map((other) => replace([operator], other));
}

/** Returns the edits of one expression, from its loosest operator inward. */
function expressionEdits(tokens: Token[]): Edit[] {
  const inward = (parts: Token[][]): Edit[] => parts.flatMap(expressionEdits);

  const items = splitAt(tokens, [',']);
  if (items.length > 1) return inward(items);
  const alternatives = splitAt(tokens, ['||']);
  if (alternatives.length > 1) {
    return [...operandEdits(alternatives, 'false'), ...inward(alternatives)];
  }
  const conditions = splitAt(tokens, ['&&']);
  if (conditions.length > 1) return [...operandEdits(conditions, 'true'), ...inward(conditions)];
  return [...comparisonEdits(tokens), ...inward(insideBrackets(tokens))];
}

/** Returns the edits by which the whole condition of an `allow` becomes `true`, then `false`. */
function conditionEdits(rules: string, { tokens, door }: Expression): Edit[] {
  const words = door ? ['true', 'false'] : [];
  return words
    .filter((word) => word !== sourceOf(rules, replace(tokens, '')))
    .map((word) => replace(tokens, word));
}

/** Returns the edits by which a limit becomes each of its neighbors, but not less than 0. */
function limitEdits(token: Token): Edit[] {
  if (!/^\d+$/.test(token.text)) return [];
  const limit = Number(token.text);
  return [limit - 1, limit + 1]
    .filter((other) => other >= 0)
    .map((other) => replace([token], String(other)));
}

/** Returns the edit of a string, by which a name no longer names anything. */
function textEdits(token: Token): Edit[] {
  return token.text.startsWith("'") ? [replace([token], `${token.text.slice(0, -1)}~'`)] : [];
}

const writes = ['create', 'update', 'delete'];

/** Returns mutants that allow each kind of write, in each match, to those who may do most. */
function openings(rules: string, tokens: Token[]): Mutant[] {
  return firstAllows(tokens).flatMap(({ start, collection }) =>
    writes.map((method) => ({
      ...mutantBy(rules, { start, end: start, text: `allow ${method}: if isAdmin(); ` }),
      door: { collection, methods: [method] },
    })),
  );
}

/**
 * Returns every mutant of the rules: each operand of `&&` and `||` omitted, each comparison
 * reversed, each limit moved by one, each string changed, each whole condition replaced, and each
 * kind of write allowed.
 */
export function mutantsOf(rules: string): Mutant[] {
  const tokens = tokensOf(rules);
  const changes = expressionsOf(tokens).flatMap((expression) => {
    const edits = [
      ...conditionEdits(rules, expression),
      ...expressionEdits(expression.tokens),
      ...expression.tokens.flatMap((token) => [...limitEdits(token), ...textEdits(token)]),
    ];
    const { door } = expression;
    return edits
      .sort((a, b) => a.start - b.start)
      .map((edit) => ({ ...mutantBy(rules, edit), ...(door ? { door } : {}) }));
  });
  return [...changes, ...openings(rules, tokens)];
}

function mutantBy(rules: string, edit: Edit): Mutant {
  return {
    line: rules.slice(0, edit.start).split('\n').length,
    before: sourceOf(rules, edit),
    after: edit.text,
    rules: rules.slice(0, edit.start) + edit.text + rules.slice(edit.end),
  };
}
