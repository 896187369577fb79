import type { Order } from './schema.ts';

/** Letters of Hebrew, Arabic and the other scripts that are written from right to left. */
const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/**
 * Returns a guest's name for use within a sentence. A name in a right-to-left script is isolated,
 * so that it does not reorder the number before it or the words after it. This is for plain text;
 * elements have `bdi`.
 */
export function isolatedName(name: string): string {
  return rightToLeft.test(name) ? `${firstStrongIsolate}${name}${popIsolate}` : name;
}

/** Returns what is called out: `#47 Dana`. Numbers repeat, but not with the same name. */
export function calledOrder({ number, name }: Pick<Order, 'number' | 'name'>): string {
  return `#${number} ${isolatedName(name)}`;
}
