import type { Today } from '@thymely/contract/figures/endpoints';
import { wallClock, type Zone } from '../../../model/restaurant-time.ts';
import { classes } from '../../../ui/classes.ts';
import { ChangeInWords } from '../../parts/figures/change-in-words.tsx';
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
      {salesFigures({ period: { kind: 'today' }, figures, running }).map(
        ({ id, label, value, change, before: then }, place) => (
          <li
            key={id}
            className={classes(
              'flex justify-between gap-4 border-hairline p-4 sm:px-5 [&+&]:border-s',
              // A phone shows the first two, and the page of figures has the others.
              place > 1 && 'max-sm:hidden',
            )}
          >
            <div className="grid min-w-0 content-start gap-0.5">
              <span className="text-soft">{id === 'takings' ? words.takingsToday : label}</span>
              <span
                className="text-[clamp(1.5rem,2.4vw,2rem)] leading-tight font-bold tabular-nums"
                translate="no"
              >
                {value}
              </span>
              <span className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
                {change && <ChangeInWords change={change} />}
                {then && <span>{then}</span>}
              </span>
            </div>
            {id === 'takings' && <HourBars today={today} before={before} />}
          </li>
        ),
      )}
    </ul>
  );
}
