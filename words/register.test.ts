import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { WordsLanguage } from './languages.ts';

const cartWords = join(import.meta.dirname, '../web/src/diner/cart/words.en.ts');

/** Returns a text and a plural of the cart's words, as a process of its own imports them. */
async function wordsIn(language: WordsLanguage): Promise<unknown> {
  const script = `
    import { registerWords } from ${JSON.stringify(join(import.meta.dirname, 'register.ts'))};
    registerWords(${JSON.stringify(language)});
    const { title, portions } = await import(${JSON.stringify(cartWords)});
    console.log(JSON.stringify([title, portions(2)]));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: join(import.meta.dirname, '..') },
  );
  return JSON.parse(stdout);
}

describe('a process outside of a bundle', () => {
  it.each([
    ['en', 'Your cart', '2 portions'],
    ['pt-PT', 'O seu carrinho', '2 doses'],
    ['en-XA', '[!! Ýöüř çářt ~~~~ !!]', '[!! 2 pöřtíöñš ~~~~ !!]'],
  ] as const)('reads the words in %s', async (language, title, portions) => {
    expect(await wordsIn(language)).toEqual([title, portions]);
  });
});
