import { classes } from '../../../ui/classes.ts';
import { beforeName, nowName } from './chart-names.ts';
import type { ShownFigures } from '../use-figures.ts';
import * as words from '../words.en.ts';

type ChartLegendProps = { figures: ShownFigures; hasRunning: boolean };

/** What the colors of the bars stand for. */
export function ChartLegend({ figures, hasRunning }: ChartLegendProps) {
  const entries = [
    { label: nowName(figures), look: 'bg-leaf-700' },
    ...(hasRunning
      ? [{ label: words.runningHour, look: 'bg-leaf-200 border-4 border-leaf-700' }]
      : []),
    { label: beforeName(figures), look: 'border border-line bg-sand' },
  ];
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm" aria-hidden="true">
      {entries.map(({ label, look }) => (
        <li key={label} className="flex items-center gap-2">
          <span className={classes('size-3.5 rounded-[4px]', look)} />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
