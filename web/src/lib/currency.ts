import { moneyFormat } from '@thymely/contract/ground/price/format-cents';

/** The sign of the currency. */
export const currencySign =
  moneyFormat.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
