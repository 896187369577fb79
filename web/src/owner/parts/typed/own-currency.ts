import { brand } from '@brand/brand.ts';
import { typedText } from '@thymely/contract/ground/text/typed-text';
import { currencySign } from '../../../lib/currency.ts';

/** Returns a typed amount without the restaurant's own sign or code; that of another currency stays. */
export function withoutOwnCurrency(typed: string): string {
  let amount = typedText(typed);
  for (const own of [currencySign, brand.currency]) {
    if (amount.startsWith(own)) amount = amount.slice(own.length).trim();
    if (amount.endsWith(own)) amount = amount.slice(0, -own.length).trim();
  }
  return amount;
}
