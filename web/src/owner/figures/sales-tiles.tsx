import { salesFigures } from '../parts/figures/sales-figures.ts';
import { ChangeInWords } from '../parts/figures/change-in-words.tsx';
import type { FigurePeriod } from '../parts/figures/figure-period.ts';
import type { ShownFigures } from './use-figures.ts';

type SalesTilesProps = { period: FigurePeriod; figures: ShownFigures; running: string };

/** Takings, orders, average and readiness, each compared with the same weekdays before. */
export function SalesTiles(props: SalesTilesProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 xl:grid-cols-4">
      {salesFigures(props).map(({ label, value, change, before }) => (
        <li
          key={label}
          className="grid content-start gap-0.5 rounded-lg bg-card p-4 shadow-card sm:px-5"
        >
          <span className="text-soft">{label}</span>
          <span
            className="text-[clamp(1.5rem,6vw,2rem)] leading-tight font-bold tabular-nums"
            translate="no"
          >
            {value}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
            {change && <ChangeInWords change={change} />}
            {before && <span>{before}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
