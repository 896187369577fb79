import * as figureWords from '@thymely/contract/figures/words.en';
import { inThousands } from '@thymely/contract/ground/in-words';
import { salesOf } from '@thymely/contract/figures/sales';
import type { FigureSums } from '@thymely/contract/figures/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { formatRate } from '@thymely/contract/ground/price/format-rate';
import { unknown } from '../parts/figures/figures-in-words.ts';
import * as words from './words.en.ts';

type ServiceRow = { label: string; hint?: string; value: string };

/** Returns how long orders took, how many of them were late, and the tax that the takings include. */
export function serviceRows(sum: FigureSums): ServiceRow[] {
  const { late, open, openCents, tax } = sum;
  const { minutesToReady } = salesOf(sum);
  const rates = Object.entries(tax ?? {}).toSorted(([one], [other]) => Number(other) - Number(one));
  return [
    {
      label: figureWords.timeToReady,
      hint: words.timeToReadyFrom,
      value: minutesToReady === undefined ? unknown : figureWords.minutes(minutesToReady),
    },
    { label: words.late, value: inThousands(late) },
    {
      label: figureWords.stillOpen,
      value:
        open === 0 ? '0' : figureWords.countAndAmount(inThousands(open), formatCents(openCents)),
    },
    ...(tax === null ? [{ label: words.taxIncluded, value: unknown }] : []),
    ...rates.map(([rate, cents]) => ({
      label: words.taxAt(formatRate(Number(rate))),
      value: formatCents(cents),
    })),
  ];
}
