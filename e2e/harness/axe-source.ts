import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the site of the tests has axe: a script that pages load takes half the time of one that is sent to them. */
export const axePath = '/axe.js';

const noteSelectors = /axe\._selectorData=(\w+)\((\w+)\.flatTree\)/;

/**
 * Returns the code of axe. With each look it would note of all elements what could tell them from each
 * other, which only the words about a violation need: a tenth of a look.
 */
export function axeSource(): string {
  const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  if (!noteSelectors.test(source)) throw new Error('axe notes its selectors elsewhere.');
  return source.replace(noteSelectors, (_statement, note: string, context: string) => {
    const noted = `${note}(${context}.flatTree)`;
    return `(${noteWhenRead.toString()})(axe,()=>${noted})`;
  });
}

/** Runs in the page. */
function noteWhenRead(axe: object, note: () => unknown): void {
  const put = (property: PropertyDescriptor) =>
    Object.defineProperty(axe, '_selectorData', { configurable: true, ...property });
  put({
    get: () => {
      const value = note();
      put({ value, writable: true });
      return value;
    },
    set: (value: unknown) => put({ value, writable: true }),
  });
}
