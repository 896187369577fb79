import { useEffect, useId, useRef, type ReactElement } from 'react';
import { classes } from '../../../ui/classes.ts';
import { chip, fullChip, hiddenRadio } from './choice-look.ts';
import type { Hour, HoursOfDaypart } from './hours-of-day.ts';
import * as words from './words.en.ts';

/** With more hours than this the day is a row that scrolls, by the part of the day. */
const mostInGrid = 12;

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-2';

type HourFieldsProps = {
  dayparts: HoursOfDaypart[];
  /** The key of the hour whose times are shown. */
  hour: string | undefined;
  onHour: (key: string) => void;
};

/** The hours of a day, each of which says how many of its times are full. */
export function HourFields({ dayparts, hour, onHour }: HourFieldsProps) {
  const hours = dayparts.flatMap((daypart) => daypart.hours);
  const chipOf = (each: Hour) => (
    <HourChip
      key={each.key}
      hour={each}
      isChosen={each.key === hour}
      onChoose={() => {
        onHour(each.key);
      }}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-sm text-soft">{words.hour}</legend>
      {hours.length > mostInGrid ? (
        <HourRow dayparts={dayparts} chipOf={chipOf} />
      ) : (
        <div className={grid}>{hours.map(chipOf)}</div>
      )}
    </fieldset>
  );
}

type HourRowProps = { dayparts: HoursOfDaypart[]; chipOf: (hour: Hour) => ReactElement };

/** All hours of a long day in one row that scrolls. */
function HourRow({ dayparts, chipOf }: HourRowProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The chosen hour may be far from the row's beginning.
    const chosen = row.current?.querySelector('label:has(:checked)');
    if (!row.current || !chosen) return;
    const [within, own] = [row.current, chosen].map((each) => each.getBoundingClientRect());
    if (within && own)
      row.current.scrollBy({ left: own.left + own.width / 2 - within.left - within.width / 2 });
  }, []);
  return (
    // Room for the outline of the focus, which the scrolling row would cut.
    <div ref={row} className="-mx-1 flex gap-4 overflow-x-auto p-1">
      {dayparts.map(({ name, hours }) => (
        <div key={name} role="group" aria-labelledby={id + name} className="grid shrink-0 gap-1.5">
          <h3 id={id + name} className="sticky start-0 justify-self-start text-sm font-semibold">
            {name}
          </h3>
          <div className="grid auto-cols-[5.75rem] grid-flow-col gap-2">{hours.map(chipOf)}</div>
        </div>
      ))}
    </div>
  );
}

type ChipProps = { isChosen: boolean; onChoose: () => void };

function HourChip({ hour, isChosen, onChoose }: ChipProps & { hour: Hour }) {
  const { key, label, times, full } = hour;
  const isFull = full === times.length;
  return (
    <label className={classes(chip, 'min-h-15 gap-1 py-1.5', isFull && fullChip)}>
      <input
        type="radio"
        name="hour"
        value={key}
        className={hiddenRadio}
        disabled={isFull}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="text-base leading-tight font-semibold text-balance">{label}</span>
      <span className="text-xs leading-tight">
        {full === 0 ? words.free : isFull ? words.full : words.someFull(full, times.length)}
      </span>
      <FullShare share={full / times.length} />
    </label>
  );
}

/** How much of an hour is full, as a bar. Words above say the same. */
function FullShare({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="h-1 w-4/5 overflow-hidden rounded-pill bg-hairline">
      <span className="block h-full bg-leaf-700" style={{ width: `${share * 100}%` }} />
    </span>
  );
}

type MinuteFieldsProps = {
  hour: Hour;
  /** The chosen time; undefined as long as there is none. */
  chosen: string | undefined;
  onChoose: (at: string) => void;
};

/** The times of an hour, each of which is free or full. */
export function MinuteFields({ hour: { times }, chosen, onChoose }: MinuteFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-sm text-soft">{words.minutes}</legend>
      <div className={grid}>
        {times.map(({ at, label, isFull }) => (
          <label key={at} className={classes(chip, 'min-h-13 py-1', isFull && fullChip)}>
            <input
              type="radio"
              name="time"
              value={at}
              className={hiddenRadio}
              disabled={isFull}
              checked={at === chosen && !isFull}
              onChange={() => {
                onChoose(at);
              }}
            />
            <span className="leading-tight font-semibold text-balance">{label}</span>
            <span className="text-xs leading-tight">{isFull ? words.full : words.free}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
