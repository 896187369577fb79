import type { Today } from '@thymely/contract/figures/endpoints';
import { wallClock, type Zone } from '../../../model/restaurant-time.ts';
import { classes } from '../../../ui/classes.ts';
import { SalesFigureInWords } from '../../parts/figures/sales-figure-in-words.tsx';
import { salesFigures } from '../../parts/figures/sales-figures.ts';
import { HourBars } from './hour-bars.tsx';
import * as words from '../words.en.ts';

type SalesStripProps = { shown: Today; nowMs: number; zone: Zone };

/** Today's takings, orders, average and readiness, beside those of the same weekday. */
export function SalesStrip({ shown: { today, before }, nowMs, zone }: SalesStripProps) {
  const { minute } = wallClock(nowMs, zone);
  const running = String(Math.floor(minute / 60)).padStart(2, '0');
  const { dishes = {}, ...sum } = today;
  const figures = {
    range: { from: today.day, to: today.day },
    days: [today],
    sum: { ...sum, dishes },
    compared: { from: before.day, to: before.day },
    before: [before],
  };
  return (
    <ul
      aria-label={words.salesToday}
      className="grid grid-cols-2 rounded-lg bg-card shadow-card max-[20rem]:grid-cols-1 sm:grid-cols-[1.4fr_1fr_1fr_1fr]"
    >
      {salesFigures({ period: { kind: 'today' }, figures, running }).map((figure, place) => (
        <li
          key={figure.id}
          className={classes(
            'flex justify-between gap-4 border-hairline p-4 sm:px-5 [&+&]:border-s',
            // A phone shows the first two, and the page of figures has the others.
            place > 1 && 'max-sm:hidden',
          )}
        >
          <div className="grid min-w-0 content-start gap-0.5">
            <SalesFigureInWords
              figure={figure.id === 'takings' ? { ...figure, label: words.takingsToday } : figure}
              className="text-[clamp(1.5rem,2.4vw,2rem)]"
            />
          </div>
          {figure.id === 'takings' && <HourBars today={today} before={before} />}
        </li>
      ))}
    </ul>
  );
}
