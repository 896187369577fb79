import { classes } from '../../../ui/classes.ts';
import type { DueFacts } from './due-facts.ts';

const tones = { late: 'text-tomato', soon: 'text-amber', later: 'text-ink' };

type CardDueProps = { due: DueFacts; isReady: boolean };

/** Returns `4 late` or `8 min` for `4 min late` or `in 8 min`, because a lane is narrow. */
function shortWords(words: string): string {
  return words.replace(' min late', ' late').replace(/^(in|Waiting) /, '');
}

/** When the order of a card is due, the minutes above the time; a ready order says how long it waits. */
export function CardDue({ due, isReady }: CardDueProps) {
  const { words, tone, time } = due;
  const isWaiting = words.startsWith('Waiting');
  return (
    <p className="col-span-1! grid content-center text-sm leading-tight tabular-nums">
      <span className={classes('font-bold', tones[tone])}>{shortWords(words) || time}</span>
      {isWaiting && <span className="text-[0.8125rem] text-soft">waiting</span>}
      {!isReady && words !== '' && (
        <span className="text-soft">
          <span className="sr-only">Due </span>
          {time}
        </span>
      )}
    </p>
  );
}
