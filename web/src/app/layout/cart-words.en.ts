import { inParts } from '@thymely/contract/ground/words';

/** Of the number of dishes. */
export const inYourCart = <Part>(number: Part) => inParts`${number} in your cart`;
