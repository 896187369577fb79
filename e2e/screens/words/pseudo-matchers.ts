import type { Locator, Page } from '@playwright/test';
import { accent } from '../../../words/pseudo-language.ts';

/** The marks of a message, and the words that make it longer. */
const filling = String.raw`(?:[\s~]|\[!!|!!\])`;

/** Returns a matcher of the pseudo-language for one of English words. */
export function inPseudoWords(words: string | RegExp, exact = false): RegExp {
  if (words instanceof RegExp) return new RegExp(pseudoSource(words.source), words.flags);
  const source = pseudoSource(words.trim().replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return exact ? new RegExp(`^${filling}*${source}${filling}*$`) : new RegExp(source, 'i');
}

/** What a pattern is made of: an escape, a class, the beginning of a group, or a character. */
const part = /\\.|\[(?:\\.|[^\]])*\]|\(\?(?:<?[=!]|:|<\w+>)|[^]/g;

function pseudoSource(source: string): string {
  return source.replaceAll(part, (text) => {
    if (text.startsWith('[')) return `${text.slice(0, -1)}${accentsOf(text)}]`;
    if (text === '^') return `^${filling}*`;
    if (text === '$') return `${filling}*$`;
    if (text === ' ' || text === String.raw`\s`) return `(?:${filling}+)`;
    if (/^(?:[:,;!]|\\[.?])$/.test(text)) return `${filling}*${text}`;
    return text.length === 1 && accent(text) !== text ? `[${text}${accent(text)}]` : text;
  });
}

function accentsOf(characterClass: string): string {
  const letters = characterClass.includes('a-z') ? 'abcdefghijklmnopqrstuvwxyz' : characterClass;
  return [...letters]
    .map((letter) => accent(letter))
    .filter((letter) => !/[\p{ASCII}]/u.test(letter))
    .join('');
}

type Options = { name?: string | RegExp; hasText?: string | RegExp; exact?: boolean };
type Find = (this: unknown, first: unknown, options?: Options) => unknown;
type Finder = Record<string, Find | undefined>;

/** What finds elements by words that it gets as its first argument. */
const findersByWords = [
  'getByText',
  'getByLabel',
  'getByPlaceholder',
  'getByAltText',
  'getByTitle',
];
/** What finds them by words among its options. */
const findersByOptions = ['getByRole', 'locator', 'filter'];

const patched = new WeakSet();
const made = new WeakSet<RegExp>();

/**
 * Lets everything that looks for English words on a page find those of the pseudo-language, so that
 * the ways to the states need not be written twice.
 */
export function findPseudoWords(page: Page): void {
  const [frame, locator] = [page.mainFrame(), page.locator('html')].map(
    (finder) => Object.getPrototypeOf(finder) as Finder,
  );
  if (!frame || !locator || patched.has(frame)) return;
  patched.add(frame);
  chooseByPseudoWords(locator);
  for (const prototype of [frame, locator]) {
    for (const name of findersByWords) {
      wrap(prototype, name, (first, options) => [pseudo(first, options?.exact), options]);
    }
    for (const name of findersByOptions) {
      wrap(prototype, name, (first, options = {}) => [inOptions(first), inOptions(options)]);
    }
  }
}

/** Lets a person choose an option by its English words. */
function chooseByPseudoWords(prototype: Finder): void {
  const original = prototype['selectOption'];
  if (!original) return;
  prototype['selectOption'] = async function choose(words, options) {
    await (this as Locator).waitFor();
    const named = (this as Locator).locator('option').filter({ hasText: words as string });
    const hasWords = typeof words === 'string' && (await named.count()) > 0;
    const value = hasWords ? await named.first().getAttribute('value') : words;
    return original.call(this, value, options);
  };
}

function wrap(
  prototype: Finder,
  name: string,
  change: (first: unknown, options?: Options) => [unknown, Options | undefined],
): void {
  const original = prototype[name];
  if (!original) return;
  prototype[name] = function find(first, options) {
    return original.call(this, ...change(first, options));
  };
}

function inOptions<Value>(options: Value): Value {
  if (typeof options !== 'object' || options === null) return options;
  const { name, hasText, exact } = options as Options;
  return {
    ...options,
    ...(name !== undefined && { name: pseudo(name, exact) }),
    ...(hasText !== undefined && { hasText: pseudo(hasText) }),
  };
}

function pseudo(words: unknown, exact?: boolean): RegExp {
  if (words instanceof RegExp && made.has(words)) return words;
  const matcher = inPseudoWords(words as string | RegExp, exact);
  made.add(matcher);
  return matcher;
}
