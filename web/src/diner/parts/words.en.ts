import { inParts } from '@thymely/contract/ground/words';

/** The pages that somebody agrees to. */
export const andPage = <Part>(pages: Part, page: Part) => inParts`${pages} and ${page}`;
/** Follows the name of a page, for those who hear it. */
export const inNewTab = ' (opens in a new tab)';
