import { richText } from '@thymely/contract/ground/words';

/** The pages that somebody agrees to. */
export const andPage = <Value>(pages: Value, page: Value) => richText`${pages} and ${page}`;
/** Of dishes. */
export const popularHere = 'Popular here';
/** Of the name of a page, which alone is seen. */
export const inNewTab = <Value>(page: Value) => richText`${page} (opens in a new tab)`;
/** Of the address, which alone is seen. */
export const opensMap = <Value>(address: Value) => richText`${address} (opens a map)`;
