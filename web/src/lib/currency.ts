import { moneyFormat } from '@thymely/contract/ground/format-cents';

/** The sign of the currency. */
export const currencySign =
  moneyFormat.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
