import { addressLinesOf } from '../../../brands/address-lines.ts';
import { brand } from '@brand/brand.ts';

/** The restaurant's address as on a letter, without the country. */
export const addressLines: readonly string[] = addressLinesOf(brand.address);

/** The same in one line. */
export const addressInWords = addressLines.join(', ');
