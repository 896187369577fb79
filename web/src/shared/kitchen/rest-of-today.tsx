import { minuteMs } from '@thymely/contract/ground/time';
import { useNow } from '../../lib/use-now.ts';
import type { Hours } from '@thymely/contract/ordering/opening-hours';
import { endOfToday } from '../../model/end-of-today.ts';
import { comingInWords } from '../../model/restaurant-time.ts';
import * as words from './pause-words.en.ts';

/** The words on the button that pauses orders for the rest of today, and below them until when. */
export function RestOfToday({ hours }: { hours: Hours | undefined }) {
  const nowMs = useNow(minuteMs);
  const end = endOfToday(hours, nowMs);
  return (
    <span className="grid leading-tight">
      <span>{words.restOfToday}</span>
      {end && (
        <span className="text-sm font-normal">
          {comingInWords(end, { nowMs, zone: hours?.timeZone }, untilSentences)}
        </span>
      )}
    </span>
  );
}

const untilSentences = { today: words.untilTime, later: words.untilDay };
