import { money } from './currency.ts';

const parts = money.formatToParts(0);

/** The currency's sign in fields for amounts, and whether it is written before them. */
export const currencySign = {
  text: parts.find(({ type }) => type === 'currency')?.value ?? '',
  isFirst: parts[0]?.type === 'currency',
};
