import { classes } from '../../../ui/classes.ts';
import type { DueFacts } from './due-facts.ts';
import { WordsAround } from '../../../ui/words-around.tsx';
import * as words from './words.en.ts';

const tones = { late: 'text-tomato', soon: 'text-amber', later: 'text-ink' };

type CardDueProps = { due: DueFacts; isReady: boolean; className: string };

/**
 * When the order of a card is due, the minutes above the time; a ready order says how long it waits.
 * Larger cards have the minutes in a ring, and of a late order both as a filled head.
 */
export function CardDue({ due, isReady, className }: CardDueProps) {
  const { short, isWaiting, tone, time, isToday, ring } = due;
  const isLate = tone === 'late';
  const shown = <span key="time">{time}</span>;
  return (
    <p
      className={classes(
        'col-span-1! grid content-center text-sm leading-tight tabular-nums roomy:row-auto',
        isLate
          ? 'roomy:-order-3 roomy:col-span-full! roomy:-mx-(--order-inset) roomy:-mt-3 roomy:flex roomy:flex-wrap roomy:justify-between roomy:gap-x-4 roomy:bg-tomato roomy:px-(--order-inset) roomy:py-2 roomy:text-[length:calc(var(--order-line)*0.8)] roomy:text-on-tomato'
          : 'roomy:col-start-1 roomy:text-base',
        className,
      )}
    >
      {isLate && <span className="hidden font-bold roomy:inline">{due.words}</span>}
      <span
        className={classes(
          'font-bold',
          tones[tone],
          isLate ? 'roomy:hidden' : ring ? 'roomy:sr-only' : 'roomy:text-(length:--order-line)',
        )}
      >
        {short || time}
      </span>
      {isWaiting && (
        <span className="text-[0.8125rem] text-soft roomy:text-base">{words.waiting}</span>
      )}
      {!isReady && short !== '' && (
        <span className={isLate ? 'text-soft roomy:text-on-tomato' : 'text-soft'}>
          <WordsAround key={isToday ? 'time' : 'day'} className="sr-only roomy:not-sr-only">
            {isToday ? words.dueAtTime(shown) : words.dueOnDay(shown)}
          </WordsAround>
        </span>
      )}
    </p>
  );
}
