import { classes } from '../../../ui/classes.ts';
import { DueClock } from './due-clock.tsx';
import type { DueFacts } from './due-facts.ts';
import * as words from './words.en.ts';

const bands = {
  late: 'bg-tomato-100 text-tomato',
  soon: 'bg-amber-100 text-amber',
  later: 'bg-sand text-ink',
};

type DueBandProps = { due: DueFacts; isReady: boolean };

/** Says in words when the order is due; color and clock only repeat that. */
export function DueBand({ due, isReady }: DueBandProps) {
  const { words: text, tone, time, isToday } = due;
  return (
    <div
      className={classes(
        'flex items-center gap-2.5 rounded-sm px-2.5 py-1.5 leading-tight @[17rem]:ms-auto',
        bands[tone],
      )}
    >
      {!isReady && (
        <span className="hidden @[12rem]:block">
          <DueClock {...due} />
        </span>
      )}
      <p className="grid tabular-nums @[12rem]:whitespace-nowrap">
        <span className="text-lg font-bold">{isReady ? text : text || time}</span>
        {!isReady && text && (
          <span className="text-sm font-medium">
            {(isToday ? words.dueAtTime(time) : words.dueOnDay(time)).join('')}
          </span>
        )}
      </p>
    </div>
  );
}
