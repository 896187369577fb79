import { brand } from '@brand/brand.ts';
import { currencySign } from '../../../lib/currency.ts';
import type { ChosenFile } from './file-matching.ts';

/** A sign with what may stand beside it (`$US`), or a code (`EUR`). */
const namedCurrency = /[A-Z]{0,2}\p{Sc}[A-Z]{0,2}|\b[A-Z]{3}\b/gu;

/**
 * Returns the currency in which a file has prices, if it is another one than the restaurant's. A sign
 * that several currencies have, such as `US$` where `$` is the own one, says nothing.
 */
export function foreignCurrency({
  table: { headings, rows },
  columns,
}: Pick<ChosenFile, 'table' | 'columns'>): string | undefined {
  const place = columns.indexOf('price');
  if (place === -1) return undefined;
  const texts = [headings[place] ?? '', ...rows.map(({ cells }) => cells[place] ?? '')];
  const named = new Set(texts.flatMap((text) => text.match(namedCurrency) ?? []));
  return [...named].find((name) =>
    /^[A-Z]{3}$/.test(name) ? isOtherCode(name) : !isOwnSign(name),
  );
}

function isOwnSign(name: string): boolean {
  return name.includes(currencySign) || currencySign.includes(name);
}

function isOtherCode(name: string): boolean {
  return name !== brand.currency && Intl.supportedValuesOf('currency').includes(name);
}
