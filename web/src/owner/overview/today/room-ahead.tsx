import type { SlotRoom } from '@thymely/contract/figures/endpoints';
import { timeInWords } from '@thymely/contract/ground/in-words';
import type { Zone } from '../../../model/restaurant-time.ts';
import { classes } from '../../../ui/classes.ts';
import * as words from '../words.en.ts';

type RoomAheadProps = {
  room: readonly SlotRoom[];
  zone: Zone;
  /** Whether the bars are high on a desk, because little else is in their card. */
  isHigh: boolean;
};

/** How much is booked for each time of the next two hours. A full one is full of work, and no fault. */
export function RoomAhead({ room, zone, isHigh }: RoomAheadProps) {
  if (room.length === 0) return null;
  return (
    <section aria-labelledby="room-ahead" className="border-t border-hairline p-4 sm:px-6">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="room-ahead" className="font-bold">
          {words.roomAhead}
        </h3>
        <p className="text-sm text-soft">{words.roomText}</p>
      </div>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(4.25rem,100%),1fr))] gap-2">
        {room.map(({ at, orders, percent, isFull }) => (
          <li key={at} className="grid justify-items-center text-center text-sm leading-snug">
            <svg
              aria-hidden="true"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className={classes(
                'mb-1 h-12 w-full overflow-hidden rounded-sm bg-sand dark:bg-hairline',
                isHigh && 'xl:h-28',
              )}
            >
              <rect
                y={isFull ? 0 : 100 - percent}
                width="100"
                height={isFull ? 100 : percent}
                className="fill-leaf-700"
              />
            </svg>
            <span className={classes('tabular-nums', isFull && 'font-semibold text-leaf-700')}>
              {isFull ? words.full : words.pickUps(orders)}
            </span>
            <span className="font-medium tabular-nums" translate="no">
              {timeInWords(at, zone)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
