import { richText } from '@thymely/contract/ground/words';

export const filters = 'Filters';
/** Of the number of filters. */
export const inUse = <Value>(number: Value) => richText`${number} in use`;
