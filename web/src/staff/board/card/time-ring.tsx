import { useNow } from '../../../lib/use-now.ts';
import type { Due } from '../../../shared/kitchen/kitchen-words.ts';
import { classes } from '../../../ui/classes.ts';
import { WordsAround } from '../../../ui/words-around.tsx';
import { countdown } from '../../parts/countdown.ts';
import { TimeRim } from './due-clock.tsx';
import type { RingFacts } from './due-facts.ts';
import * as words from './words.en.ts';

type TimeRingProps = RingFacts & {
  tone: Due['tone'];
  dueAt: string;
  /** How many rows of the card it stands beside. */
  className: string;
};

/** The minutes of a larger card, in a ring that shows how many they are; its words stand beside it. */
export function TimeRing({ count, share, isLastMinute, tone, dueAt, className }: TimeRingProps) {
  const minutes = (
    <span
      key="count"
      className={classes(
        'block leading-none font-bold',
        count.length > 3
          ? 'text-[length:calc(var(--order-ring)*0.2)]'
          : 'text-[length:calc(var(--order-ring)*0.33)]',
      )}
    >
      {count}
    </span>
  );
  return (
    <span
      aria-hidden="true"
      data-ring=""
      className={classes(
        'relative hidden size-(--order-ring) place-content-center text-center tabular-nums roomy:-order-1 roomy:col-span-1 roomy:col-start-2 roomy:grid roomy:self-start',
        className,
      )}
    >
      <svg viewBox="0 0 36 36" className="absolute inset-0 size-full fill-none">
        <TimeRim share={share} tone={tone} />
      </svg>
      {isLastMinute ? (
        <SecondsLeft dueAt={dueAt} />
      ) : (
        <span>
          <WordsAround className="text-[length:calc(var(--order-ring)*0.16)] leading-none text-soft">
            {words.minutes(minutes)}
          </WordsAround>
        </span>
      )}
    </span>
  );
}

/** Counts the seconds of the last minute. */
function SecondsLeft({ dueAt }: Pick<TimeRingProps, 'dueAt'>) {
  const nowMs = useNow(1000);
  return (
    <span
      className="text-[length:calc(var(--order-ring)*0.27)] leading-none font-bold"
      translate="no"
    >
      {countdown(Date.parse(dueAt) - nowMs)}
    </span>
  );
}
