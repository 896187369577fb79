import {
  type Door,
  type Expression,
  expressionsOf,
  insideBrackets,
  splitAt,
  type Token,
  tokensOf,
} from './rules-tokens.ts';

/** A copy of the rules that differs in one place. */
export type Mutant = {
  /** Line of the change, counted from 1. */
  line: number;
  before: string;
  after: string;
  rules: string;
  /** The one `allow` that the change is in; a function may serve many. */
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
const wordComparisons = ['in', 'is'];
const comparisons = [...Object.keys(otherComparisons), ...wordComparisons];

const largestCodePoint = 0x10ffff;

function replace(tokens: Token[], text: string): Edit {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0, text };
}

function sourceOf(rules: string, { start, end }: { start: number; end: number }): string {
  return rules.slice(start, end);
}

/** `a && b` becomes `true && b` and `a && true`; with `||` the neutral word is `false`. */
function operandEdits(operands: Token[][], neutral: 'true' | 'false'): Edit[] {
  return operands.map((operand) => replace(operand, neutral));
}

function comparisonEdits(rules: string, tokens: Token[]): Edit[] {
  const operator = tokens[splitAt(tokens, comparisons)[0]?.length ?? 0];
  if (!operator) return [];
  if (wordComparisons.includes(operator.text)) {
    return [replace(tokens, `!(${sourceOf(rules, replace(tokens, ''))})`)];
  }
  return (otherComparisons[operator.text] ?? []).map((other) => replace([operator], other));
}

/** The condition and both outcomes of `a ? b : c`; nothing for any other expression. */
function choiceParts(tokens: Token[]): [condition: Token[], yes: Token[], no: Token[]] | undefined {
  const parts = splitAt(tokens, ['?', ':']);
  const [condition, yes] = parts;
  if (!condition || !yes || parts.length < 3) return undefined;
  return [condition, yes, tokens.slice(condition.length + yes.length + 2)];
}

/** Walks one expression from its loosest operator inward. */
function expressionEdits(rules: string, tokens: Token[]): Edit[] {
  const inward = (parts: Token[][]): Edit[] =>
    parts.flatMap((part) => expressionEdits(rules, part));

  const items = splitAt(tokens, [',']);
  if (items.length > 1) return inward(items);
  const choice = choiceParts(tokens);
  if (choice) {
    const [, ...outcomes] = choice;
    const decided = outcomes.map((outcome) =>
      replace(tokens, sourceOf(rules, replace(outcome, ''))),
    );
    return [...decided, ...inward(choice)];
  }
  const alternatives = splitAt(tokens, ['||']);
  if (alternatives.length > 1) {
    return [...operandEdits(alternatives, 'false'), ...inward(alternatives)];
  }
  const conditions = splitAt(tokens, ['&&']);
  if (conditions.length > 1) return [...operandEdits(conditions, 'true'), ...inward(conditions)];
  return [...comparisonEdits(rules, tokens), ...inward(insideBrackets(tokens))];
}

/** A whole condition of an `allow` becomes `true`, then `false`. */
function conditionEdits(rules: string, { tokens, door }: Expression): Edit[] {
  const words = door ? ['true', 'false'] : [];
  return words
    .filter((word) => word !== sourceOf(rules, replace(tokens, '')))
    .map((word) => replace(tokens, word));
}

/** The neighbors of the numbers that match the pattern's first group, if they are in range. */
function boundEdits(
  { text, start }: Token,
  pattern: RegExp,
  { radix, most }: { radix: 10 | 16; most: number },
): Edit[] {
  return [...text.matchAll(pattern)].flatMap(({ indices }) => {
    const [from, to] = indices?.[1] ?? [0, 0];
    const bound = Number.parseInt(text.slice(from, to), radix);
    return [bound - 1, bound + 1]
      .filter((other) => other >= 0 && other <= most)
      .map((other) => ({
        start: start + from,
        end: start + to,
        text: other
          .toString(radix)
          .toUpperCase()
          .padStart(radix === 16 ? to - from : 1, '0'),
      }));
  });
}

/** Limits: whole numbers, and in patterns the numbers of repetitions and the bounds of ranges. */
function limitEdits(token: Token): Edit[] {
  const decimal = { radix: 10, most: Number.MAX_SAFE_INTEGER } as const;
  const codePoint = { radix: 16, most: largestCodePoint } as const;
  if (!token.text.startsWith("'")) return boundEdits(token, /^(\d+)$/dg, decimal);
  return [
    ...boundEdits(token, /\{(\d+),\d+\}/dg, decimal),
    ...boundEdits(token, /\{\d+,(\d+)\}/dg, decimal),
    ...boundEdits(token, /\\\\x\{?([0-9A-F]+)/dg, codePoint),
  ];
}

/** A string is changed: a name no longer names anything, a pattern no longer matches. */
function textEdits(token: Token): Edit[] {
  return token.text.startsWith("'") ? [replace([token], `${token.text.slice(0, -1)}~'`)] : [];
}

/**
 * Every mutant of the rules: each operand of `&&` and `||` left out, each comparison reversed, each
 * limit moved by one, each string altered, each choice and each whole condition decided.
 */
export function mutantsOf(rules: string): Mutant[] {
  return expressionsOf(tokensOf(rules)).flatMap((expression) => {
    const { tokens, door } = expression;
    const edits = [
      ...conditionEdits(rules, expression),
      ...expressionEdits(rules, tokens),
      ...tokens.flatMap((token) => [...limitEdits(token), ...textEdits(token)]),
    ];
    return edits
      .sort((a, b) => a.start - b.start)
      .map((edit) => ({ ...mutantBy(rules, edit), ...(door ? { door } : {}) }));
  });
}

function mutantBy(rules: string, edit: Edit): Mutant {
  return {
    line: rules.slice(0, edit.start).split('\n').length,
    before: sourceOf(rules, edit),
    after: edit.text,
    rules: rules.slice(0, edit.start) + edit.text + rules.slice(edit.end),
  };
}
