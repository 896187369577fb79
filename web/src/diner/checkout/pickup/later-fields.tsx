import { useId, useState } from 'react';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { wallClock } from '../../../model/restaurant-time.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import {
  dayLabel,
  daypartsOf,
  slotOptions,
  type Daypart,
  type PickupChoice,
  type ZonedNow,
} from './pickup-times.ts';
import * as words from './words.en.ts';

const chip =
  'relative grid min-h-11 cursor-pointer place-items-center rounded-sm border border-line px-1 text-sm font-medium whitespace-nowrap tabular-nums has-checked:border-leaf-700 has-checked:bg-leaf-700 has-checked:text-on-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-700';

/** A time that has no room stays in sight, so that nobody looks for it. */
const fullChip = 'cursor-not-allowed! content-center border-dashed text-soft';

const hiddenRadio = 'absolute inset-0 cursor-pointer appearance-none opacity-0';

/** How many times of a part of the day are shown at first. */
const fewTimes = 12;

export type LaterFieldsProps = {
  checkout: Checkout;
  choice: PickupChoice;
  /** The chosen time, `asap`, or undefined as long as there is none. */
  pickup: string | undefined;
  now: ZonedNow;
  /** The business day that was chosen; undefined for the first that is offered. */
  day: string | undefined;
  /** Whether the slots shown are still those of another day. */
  isOtherDay: boolean;
  onChoose: (choice: PickupChoice) => void;
  onDay: (day: string) => void;
};

/** The days in a row, and the times of the chosen one by the part of the day. */
export function LaterFields(props: LaterFieldsProps) {
  const { checkout, now, pickup, isOtherDay, onChoose } = props;
  const { day, slots, fullSlots } = checkout;
  // ISO 8601 in UTC sorts by time.
  const offered = [...slots, ...fullSlots].toSorted();
  const dayparts = daypartsOf(offered, { day, zone: now.zone });
  return (
    <div className="grid gap-4 pt-1">
      <Days {...props} />
      <div
        className={classes('grid gap-4', isOtherDay && 'opacity-60')}
        inert={isOtherDay}
        aria-busy={isOtherDay}
      >
        {dayparts.map((daypart) => (
          <Times
            key={daypart.name}
            daypart={daypart}
            labels={slotOptions(daypart.slots, { day, zone: now.zone })}
            full={fullSlots}
            chosen={isOtherDay ? undefined : pickup}
            onChoose={(at) => {
              onChoose({ kind: 'slot', at });
            }}
          />
        ))}
        {slots.length === 0 && !isOtherDay && <p className="text-soft">{words.noTimesLeft}</p>}
      </div>
    </div>
  );
}

function Days(props: LaterFieldsProps) {
  const { checkout, choice, pickup, now, onChoose, onDay } = props;
  const chosenDay = props.day ?? checkout.day;
  const minute =
    pickup !== undefined && pickup !== 'asap'
      ? wallClock(pickup, now.zone).minute
      : choice.kind === 'slot'
        ? choice.minute
        : undefined;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.day}</legend>
      {/* Room for the outline of the focus, which the scrolling row would cut. */}
      <div className="-mx-1 flex gap-2 overflow-x-auto p-1">
        {checkout.days.map((day) => (
          <label key={day} className={classes(chip, 'min-h-13 shrink-0 px-3.5')}>
            <input
              type="radio"
              name="day"
              className={hiddenRadio}
              checked={day === chosenDay}
              onChange={() => {
                onDay(day);
                // The same time of day, if it is offered; otherwise the diner is asked.
                onChoose({ kind: 'slot', at: undefined, minute });
              }}
            />
            <span>{dayLabel(day, now)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type TimesProps = {
  daypart: Daypart;
  labels: { value: string; label: string }[];
  /** The times that have no room for the order. */
  full: readonly string[];
  chosen: string | undefined;
  onChoose: (slot: string) => void;
};

function Times({ daypart, labels, full, chosen, onChoose }: TimesProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const hidden = labels.slice(fewTimes);
  const isOpen = isWhole || hidden.length === 0 || hidden.some(({ value }) => value === chosen);
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-base font-semibold">
        {daypart.name}
      </h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {(isOpen ? labels : labels.slice(0, fewTimes)).map(({ value, label }) => {
          const isFull = full.includes(value);
          return (
            <label key={value} className={classes(chip, isFull && fullChip)}>
              <input
                type="radio"
                name="time"
                value={value}
                className={hiddenRadio}
                disabled={isFull}
                checked={value === chosen && !isFull}
                onChange={() => {
                  onChoose(value);
                }}
              />
              <span className={classes(isFull && 'leading-tight')}>{label}</span>
              {isFull && <span className="text-xs leading-tight">{words.full}</span>}
            </label>
          );
        })}
        {!isOpen && (
          <Button
            tone="outline"
            size="small"
            className="min-h-11 rounded-sm! px-1! whitespace-normal! wrap-anywhere"
            aria-label={words.moreTimes(daypart.name)}
            onClick={() => {
              setIsWhole(true);
            }}
          >
            {words.more}
          </Button>
        )}
      </div>
    </div>
  );
}
