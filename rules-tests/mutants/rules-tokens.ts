export type Token = { text: string; start: number; end: number };

const tokenPattern = /\/\/.*|'(?:\\.|[^'\\])*'|&&|\|\||[=!<>]=|\w+|\S/g;

/** Returns the tokens of a text in the rules' language, without comments. */
export function tokensOf(rules: string): Token[] {
  return [...rules.matchAll(tokenPattern)]
    .filter(([text]) => !text.startsWith('//'))
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));
}

/** The scope of an `allow`: the collection of its `match` and the methods it names. */
export type Door = { collection: string; methods: string[] };

/** An expression; without a door it belongs to a function. */
export type Expression = { tokens: Token[]; door?: Door };

function doorBefore(tokens: Token[], index: number): Door {
  const before = tokens.slice(0, index).map(({ text }) => text);
  const methods = before.slice(before.lastIndexOf('allow') + 1, -1);
  return {
    // The three tokens are `match`, a slash and the collection.
    collection: before[before.lastIndexOf('match') + 2] ?? '',
    methods: methods.filter((text) => text !== ','),
  };
}

/** Returns the expressions: everything between `if` or `return` and the next semicolon. */
export function expressionsOf(tokens: Token[]): Expression[] {
  return tokens.flatMap(({ text }, index) => {
    if (text !== 'if' && text !== 'return') return [];
    const end = tokens.findIndex((token, at) => at > index && token.text === ';');
    const expression = { tokens: tokens.slice(index + 1, end) };
    return [text === 'if' ? { ...expression, door: doorBefore(tokens, index) } : expression];
  });
}

/** Returns the position of the first `allow` of each match, and the match's collection. */
export function firstAllows(tokens: Token[]): { start: number; collection: string }[] {
  return tokens.flatMap(({ text, start }, index) => {
    if (text !== 'allow') return [];
    const before = tokens.slice(0, index).map((token) => token.text);
    const match = before.lastIndexOf('match');
    if (before.lastIndexOf('allow') >= match) return [];
    return [{ start, collection: before[match + 2] ?? '' }];
  });
}

function depthChange({ text }: Token): number {
  if (text === '(' || text === '[' || text === '{') return 1;
  return text === ')' || text === ']' || text === '}' ? -1 : 0;
}

/** Splits tokens at the separators outside all brackets. */
export function splitAt(tokens: Token[], separators: readonly string[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth += depthChange(token);
    if (depth === 0 && separators.includes(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Returns the content of each outermost pair of brackets. */
export function insideBrackets(tokens: Token[]): Token[][] {
  const groups: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    const change = depthChange(token);
    if (change < 0) depth -= 1;
    if (depth > 0) groups.at(-1)?.push(token);
    if (change > 0 && depth === 0) groups.push([]);
    if (change > 0) depth += 1;
  }
  return groups;
}
