import { inThousands } from '@thymely/contract/ground/in-words';
import type { FigureSums } from '@thymely/contract/figures/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { formatRate } from '../../model/format-rate.ts';
import { unknown } from './figures-in-words.ts';
import { FigureCard } from './figure-card.tsx';
import * as words from './words.en.ts';

/** How long orders took, how many of them were late, and the tax that the takings include. */
export function ServiceCard({ sum }: { sum: FigureSums }) {
  const { collected, prepSeconds, late, open, openCents, tax } = sum;
  const minutes = collected > 0 ? Math.round(prepSeconds / collected / 60) : undefined;
  const rates = Object.entries(tax ?? {}).toSorted(([one], [other]) => Number(other) - Number(one));
  return (
    <FigureCard title={words.kitchenAndTax}>
      <dl className="divide-y divide-hairline tabular-nums">
        <Row
          label={words.timeToReady}
          value={minutes === undefined ? unknown : words.minutes(minutes)}
        />
        <Row label={words.late} value={inThousands(late)} />
        <Row
          label={words.stillOpen}
          value={open === 0 ? '0' : words.countAndAmount(inThousands(open), formatCents(openCents))}
        />
        {tax === null && <Row label={words.taxIncluded} value={unknown} />}
        {rates.map(([rate, cents]) => (
          <Row
            key={rate}
            label={words.taxAt(formatRate(Number(rate)))}
            value={formatCents(cents)}
          />
        ))}
      </dl>
    </FigureCard>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 py-2">
      <dt>{label}</dt>
      <dd className="font-bold whitespace-nowrap">{value}</dd>
    </div>
  );
}
