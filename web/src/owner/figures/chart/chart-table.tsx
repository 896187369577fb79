import * as figureWords from '@thymely/contract/figures/words.en';
import { inThousands } from '@thymely/contract/ground/in-words';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import type { Bar } from './chart-bars.ts';
import { beforeName, nowName } from './chart-names.ts';
import { unknown } from '../../parts/figures/figures-in-words.ts';
import type { ShownFigures } from '../use-figures.ts';
import * as words from '../words.en.ts';

type ChartTableProps = { title: string; bars: readonly Bar[]; figures: ShownFigures };

/** The numbers of the bars, with what the orders come to. */
export function ChartTable({ title, bars, figures }: ChartTableProps) {
  const isDay = figures.range.from === figures.range.to;
  return (
    <div
      className="max-h-80 overflow-auto"
      role="region"
      aria-label={title}
      // What is out of sight has to be reachable by keyboard.
      // oxlint-disable-next-line a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-end">
            <th scope="col" className="py-1 text-start">
              {isDay ? words.hour : words.day}
            </th>
            <th scope="col" className="ps-4">
              {nowName(figures)}
            </th>
            <th scope="col" className="ps-4">
              {figureWords.takings}
            </th>
            <th scope="col" className="ps-4">
              {beforeName(figures)}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, name, orders, cents, before, isRunning }) => (
            <tr key={id} className="border-t border-hairline text-end">
              <th scope="row" className="py-1.5 text-start font-medium">
                {isRunning ? words.stillRunning(name) : name}
              </th>
              <td className="ps-4" translate="no">
                {inThousands(orders)}
              </td>
              <td className="ps-4 whitespace-nowrap" translate="no">
                {cents === null ? unknown : formatCents(cents)}
              </td>
              <td className="ps-4" translate="no">
                {before === undefined ? unknown : inThousands(before)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
