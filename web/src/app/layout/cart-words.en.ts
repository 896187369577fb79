import { richText } from '@thymely/contract/ground/words';

/** Of the number of dishes. */
export const inYourCart = <Value>(number: Value) => richText`${number} in your cart`;
