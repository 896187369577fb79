import { classes } from '../../../ui/classes.ts';
import type { DueFacts } from './due-facts.ts';
import { WordsAround } from '../../../ui/words-around.tsx';
import * as words from './words.en.ts';

const tones = { late: 'text-tomato', soon: 'text-amber', later: 'text-ink' };

type CardDueProps = { due: DueFacts; isReady: boolean; className: string };

/** When the order of a card is due, the minutes above the time; a ready order says how long it waits. */
export function CardDue({ due, isReady, className }: CardDueProps) {
  const { short, isWaiting, tone, time, isToday } = due;
  const shown = <span key="time">{time}</span>;
  return (
    <p
      className={classes(
        'col-span-1! grid content-center text-sm leading-tight tabular-nums',
        className,
      )}
    >
      <span className={classes('font-bold', tones[tone])}>{short || time}</span>
      {isWaiting && <span className="text-[0.8125rem] text-soft">{words.waiting}</span>}
      {!isReady && short !== '' && (
        <span className="text-soft">
          <WordsAround key={isToday ? 'time' : 'day'}>
            {isToday ? words.dueAtTime(shown) : words.dueOnDay(shown)}
          </WordsAround>
        </span>
      )}
    </p>
  );
}
