import type { FigureSums } from '@thymely/contract/figures/endpoints';
import { FigureCard } from './figure-card.tsx';
import { serviceRows } from './service-rows.ts';
import * as words from './words.en.ts';

/** How long orders took, how many of them were late, and the tax that the takings include. */
export function ServiceCard({ sum }: { sum: FigureSums }) {
  return (
    <FigureCard title={words.kitchenAndTax}>
      <dl className="divide-y divide-hairline tabular-nums">
        {serviceRows(sum).map(({ label, hint, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-3 py-2">
            <dt>
              <span>{label}</span>
              {hint && <span className="block text-sm text-soft">{hint}</span>}
            </dt>
            <dd className="font-bold whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </FigureCard>
  );
}
