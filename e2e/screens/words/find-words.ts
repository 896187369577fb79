import type { Locator, Page } from '@playwright/test';

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

/** Returns what finds the words of another language where English ones were meant. */
type MatcherOf = (words: string | RegExp, exact?: boolean) => RegExp;

const patched = new WeakSet();
const made = new WeakSet<RegExp>();

/**
 * Lets everything that looks for English words on a page find those of another language, so that
 * the ways to the states need not be written twice.
 */
export function findWordsBy(page: Page, matcherOf: MatcherOf): void {
  const [frame, locator] = [page.mainFrame(), page.locator('html')].map(
    (finder) => Object.getPrototypeOf(finder) as Finder,
  );
  if (!frame || !locator || patched.has(frame)) return;
  patched.add(frame);
  chooseByWords(locator);
  const { inOptions, matcher } = translating(matcherOf);
  for (const prototype of [frame, locator]) {
    for (const name of findersByWords) {
      wrap(prototype, name, (first, options) => [matcher(first, options?.exact), options]);
    }
    for (const name of findersByOptions) {
      wrap(prototype, name, (first, options = {}) => [inOptions(first), inOptions(options)]);
    }
  }
}

/** Lets a person choose an option by its English words. */
function chooseByWords(prototype: Finder): void {
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

function translating(matcherOf: MatcherOf) {
  function matcher(words: unknown, exact?: boolean): RegExp {
    if (words instanceof RegExp && made.has(words)) return words;
    const found = matcherOf(words as string | RegExp, exact);
    made.add(found);
    return found;
  }
  function inOptions<Value>(options: Value): Value {
    if (typeof options !== 'object' || options === null) return options;
    const { name, hasText, exact } = options as Options;
    return {
      ...options,
      ...(name !== undefined && { name: matcher(name, exact) }),
      ...(hasText !== undefined && { hasText: matcher(hasText) }),
    };
  }
  return { inOptions, matcher };
}
