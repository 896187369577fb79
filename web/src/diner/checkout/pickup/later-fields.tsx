import { useState } from 'react';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { wallClock } from '../../../model/restaurant-time.ts';
import { classes } from '../../../ui/classes.ts';
import { chip, hiddenRadio } from './choice-look.ts';
import { HourFields, MinuteFields } from './hour-fields.tsx';
import { hourKey, hoursOfDay, type Hour } from './hours-of-day.ts';
import { dayLabel, type PickupChoice, type ZonedNow } from './pickup-times.ts';
import * as words from './words.en.ts';

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

/** The days in a row, the hours of the chosen day, and the times of an hour. */
export function LaterFields(props: LaterFieldsProps) {
  const { checkout, choice, now, pickup, isOtherDay, onChoose } = props;
  const { day, slots, fullSlots } = checkout;
  const [shownHour, setShownHour] = useState<string>();
  const { zone } = now;
  const dayparts = hoursOfDay({ day, zone, slots, fullSlots });
  const hours = dayparts.flatMap((daypart) => daypart.hours);
  // The hour of a time that has become full stays in sight.
  const chosen = isOtherDay || choice.kind === 'asap' ? undefined : (choice.at ?? pickup);
  const hourOfChosen = chosen && hourKey(chosen, { day, zone });
  const hour = hourToShow(hours, [hourOfChosen, shownHour]);
  const showHour = (key: string) => {
    setShownHour(key);
    // No time is ordered that is out of sight.
    onChoose({ kind: 'slot', at: undefined });
  };
  const choose = (at: string) => {
    onChoose({ kind: 'slot', at });
  };
  return (
    <div className="grid gap-4 pt-1">
      <Days {...props} />
      <div
        className={classes('grid gap-4', isOtherDay && 'opacity-60')}
        inert={isOtherDay}
        aria-busy={isOtherDay}
      >
        {hours.length > 0 && (
          <HourFields key={day} dayparts={dayparts} hour={hour?.key} onHour={showHour} />
        )}
        {hour && <MinuteFields hour={hour} chosen={chosen} onChoose={choose} />}
        {slots.length === 0 && !isOtherDay && <p className="text-soft">{words.noTimesLeft}</p>}
      </div>
    </div>
  );
}

/** Returns the first wanted hour that has room, or else the first hour that has. */
function hourToShow(hours: Hour[], wanted: (string | undefined)[]): Hour | undefined {
  const withRoom = hours.filter(({ full, times }) => full < times.length);
  const found = wanted.map((key) => withRoom.find((each) => each.key === key));
  return found.find((each) => each !== undefined) ?? withRoom[0];
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
          <label key={day} className={classes(chip, 'min-h-13 shrink-0 px-3.5 whitespace-nowrap')}>
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
