import { currencySign, money } from '../../lib/currency.ts';

/** Whether the currency's sign is written before amounts. */
export const isSignFirst = money.format(0).startsWith(currencySign);
