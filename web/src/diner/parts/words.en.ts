import { inParts } from '@thymely/contract/ground/words';

/** The pages that somebody agrees to. */
export const andPage = <Part>(pages: Part, page: Part) => inParts`${pages} and ${page}`;
/** Of the name of a page, which alone is seen. */
export const inNewTab = <Part>(page: Part) => inParts`${page} (opens in a new tab)`;
