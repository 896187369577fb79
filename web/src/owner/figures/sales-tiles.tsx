import { salesFigures } from '../parts/figures/sales-figures.ts';
import { SalesFigureInWords } from '../parts/figures/sales-figure-in-words.tsx';
import type { FigurePeriod } from '../parts/figures/figure-period.ts';
import type { ShownFigures } from './use-figures.ts';

type SalesTilesProps = { period: FigurePeriod; figures: ShownFigures; running: string };

/** Takings, orders, average and readiness, each compared with the same weekdays before. */
export function SalesTiles(props: SalesTilesProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 xl:grid-cols-4">
      {salesFigures(props).map((figure) => (
        <li
          key={figure.id}
          className="grid content-start gap-0.5 rounded-lg bg-card p-4 shadow-card sm:px-5"
        >
          <SalesFigureInWords figure={figure} className="text-[clamp(1.5rem,6vw,2rem)]" />
        </li>
      ))}
    </ul>
  );
}
