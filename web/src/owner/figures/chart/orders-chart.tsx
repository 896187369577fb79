import ChartColumnIcon from 'lucide-react/icons/chart-column';
import TableIcon from 'lucide-react/icons/table-2';
import { useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { BarChart } from './bar-chart.tsx';
import { ChartTable } from './chart-table.tsx';
import { barsOf } from './chart-bars.ts';
import { FigureCard, NothingYet } from '../figure-card.tsx';
import type { FigurePeriod } from '../../parts/figures/figure-period.ts';
import type { ShownFigures } from '../use-figures.ts';
import * as words from '../words.en.ts';

type OrdersChartProps = { period: FigurePeriod; figures: ShownFigures; running: string };

/** The orders of each hour of a day, or of each day, beside those of the same weekdays before. */
export function OrdersChart({ period, figures, running }: OrdersChartProps) {
  const [isTable, setIsTable] = useState(false);
  const isDay = figures.range.from === figures.range.to;
  const title = isDay ? words.ordersPerHour : words.ordersPerDay;
  const bars = barsOf(figures, period.kind === 'today' ? running : undefined);
  const hasBars = bars !== undefined && bars.length > 0;
  return (
    <FigureCard
      title={title}
      aside={hasBars && <ViewSwitch isTable={isTable} onChange={setIsTable} />}
    >
      {bars === undefined && <NothingYet>{words.hoursUnknown}</NothingYet>}
      {bars?.length === 0 && <NothingYet>{words.noOrders}</NothingYet>}
      {hasBars && !isTable && <BarChart bars={bars} figures={figures} />}
      {hasBars && (
        <div className={classes(!isTable && 'sr-only')}>
          <ChartTable title={title} bars={bars} figures={figures} />
        </div>
      )}
    </FigureCard>
  );
}

type ViewSwitchProps = { isTable: boolean; onChange: (isTable: boolean) => void };

function ViewSwitch({ isTable, onChange }: ViewSwitchProps) {
  const views = [
    { label: words.asBars, icon: <ChartColumnIcon className="size-4" />, isOfTable: false },
    { label: words.asTable, icon: <TableIcon className="size-4" />, isOfTable: true },
  ];
  return (
    <div role="group" aria-label={words.view} className="flex rounded-pill border border-line p-1">
      {views.map(({ label, icon, isOfTable }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isTable === isOfTable}
          className={classes(
            'inline-flex min-h-9 items-center pointer-coarse:min-h-11 gap-2 rounded-pill px-3.5 font-semibold',
            isTable === isOfTable ? 'bg-leaf-100 text-leaf-700' : 'hover:text-leaf-700',
          )}
          onClick={() => {
            onChange(isOfTable);
          }}
        >
          {icon}
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}
