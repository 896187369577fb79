import type { Order } from './endpoints.ts';

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/**
 * A guest's name within a sentence: one of the other writing direction is kept together, so that it
 * turns neither the number before it nor the words behind it around. For text; elements have `bdi`.
 */
export function isolatedName(name: string): string {
  return rightToLeft.test(name) ? `${firstStrongIsolate}${name}${popIsolate}` : name;
}

/** What is called out, within a sentence: `#47 Dana`. A number comes again; with a name, no one is mistaken. */
export function calledOrder({ number, name }: Pick<Order, 'number' | 'name'>): string {
  return `#${number} ${isolatedName(name)}`;
}
