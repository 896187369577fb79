import { moneyFormat } from '@thymely/contract/ground/price/format-cents';
import { currencySign } from '../../lib/currency.ts';

/** Whether the currency's sign is written before amounts. */
export const isSignFirst = moneyFormat.format(0).startsWith(currencySign);
