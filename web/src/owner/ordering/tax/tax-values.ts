import { foldText } from '@thymely/contract/ground/text/fold-text';
import { inThousands } from '@thymely/contract/ground/in-words';
import type { TaxRate } from '@thymely/contract/ordering/endpoints';
import { typedPercent } from '../../parts/typed/typed-number.ts';

/** A rate of tax as typed, in percent. A new one has no ID until it is saved. */
export type TaxRateValues = { id: string; name: string; percent: string };

export function taxRateValuesOf({ id, name, bp }: TaxRate): TaxRateValues {
  return { id, name, percent: inThousands(bp / 100) };
}

/** Returns the rates, unchecked, and with NaN for an invalid percentage. */
export function taxRatesFromValues(rates: readonly TaxRateValues[]): TaxRate[] {
  const taken = new Set(rates.map(({ id }) => id));
  return rates.map((rate) => {
    const id = rate.id === '' ? newRateId(rate.name, taken) : rate.id;
    taken.add(id);
    return { id, name: rate.name.trim(), bp: typedPercent(rate.percent, 3) };
  });
}

/** Returns an ID made of a name, because files of the menu contain it: `soft-drinks`. */
function newRateId(name: string, taken: ReadonlySet<string>): string {
  const words = foldText(name).replace(/[^a-z0-9]+/g, '-');
  const id = words.replace(/^-|-$/g, '') || 'tax';
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  return free;
}
