import { useId, useRef } from 'react';
import PlusIcon from 'lucide-react/icons/plus';
import { capitalized } from '@thymely/contract/ground/text/capitalized';
import { categoryLimits } from '@thymely/contract/categories/limits';
import { shownWeekdays, weekdayName } from '@thymely/contract/ordering/week-in-words';
import { toggled } from '../../../lib/toggled.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckChip } from '../check-chip.tsx';
import type { FieldFaults } from '../edit-form/edit-model.ts';
import { focusSoon } from '../focus-soon.ts';
import { TimePair } from '../times/time-pair.tsx';
import { endInWords } from '../times/end-in-words.ts';
import { emptyWindow, windowValuesOf, type WindowValues } from './served-values.ts';
import * as words from './words.en.ts';

type ServedFieldProps = {
  /** The name of the field: `served`, or `categories.2.served`. */
  name: string;
  windows: readonly WindowValues[];
  faults: FieldFaults;
  /** What no times mean, instead of always. */
  usually?: string | undefined;
  onChange: (windows: WindowValues[]) => void;
};

/** When a dish or a category is served: days of the week with a time each, or always. */
export function ServedField(props: ServedFieldProps) {
  const { name, windows, faults, usually = words.always, onChange } = props;
  const adder = useRef<HTMLButtonElement>(null);
  const fault = faults[name];
  return (
    <div className="grid gap-4">
      {fault && (
        <p
          data-fault
          tabIndex={-1}
          className="rounded-sm bg-tomato-100 px-4 py-3 text-sm font-medium"
        >
          {fault}
        </p>
      )}
      {windows.length === 0 && <p className="text-sm text-soft">{usually}</p>}
      {windows.length > 0 && (
        <div className="grid divide-y divide-hairline border-y border-hairline">
          {windows.map((window, index) => (
            <WindowRow
              key={index}
              name={`${name}.${index}`}
              place={windows.length > 1 ? index + 1 : undefined}
              window={window}
              faults={faults}
              onChange={(changes) => {
                onChange(windowValuesOf(windows.with(index, { ...window, ...changes })));
              }}
              onRemove={() => {
                onChange(windows.toSpliced(index, 1));
                // The pressed button is gone, so the focus moves.
                focusSoon(() => adder.current);
              }}
            />
          ))}
        </div>
      )}
      {windows.length >= categoryLimits.servingTimes ? (
        <p className="text-sm text-soft">{words.timesLimit(categoryLimits.servingTimes)}</p>
      ) : (
        <Button
          ref={adder}
          tone="outline"
          className="justify-self-start"
          onClick={() => {
            onChange([...windows, emptyWindow()]);
            const added = `${name}.${windows.length}.from`;
            focusSoon(() => document.querySelector<HTMLElement>(`[name="${added}"]`));
          }}
        >
          <PlusIcon />
          {words.addTimes}
        </Button>
      )}
    </div>
  );
}

type WindowRowProps = {
  /** The name of the row's fields: `served.2`. */
  name: string;
  /** The number of the row, from 1; undefined if it is the only one. */
  place: number | undefined;
  window: WindowValues;
  faults: FieldFaults;
  onChange: (changes: Partial<WindowValues>) => void;
  onRemove: () => void;
};

/** The days of some times, and when they begin and end. */
function WindowRow(props: WindowRowProps) {
  return (
    <div className="grid gap-3 py-4">
      <WindowDays {...props} />
      <WindowTimes {...props} />
    </div>
  );
}

function WindowDays({ name, place, window: { days }, faults, onChange }: WindowRowProps) {
  const id = useId();
  const fault = faults[`${name}.days`];
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{place === undefined ? words.days : words.daysOf(place)}</legend>
      <div className="flex flex-wrap gap-2">
        {shownWeekdays.map((day) => (
          <CheckChip
            key={day}
            label={capitalized(weekdayName(day, 'short'))}
            longLabel={capitalized(weekdayName(day, 'long'))}
            isChosen={days.includes(day)}
            isInvalid={fault !== undefined}
            noteId={fault && id}
            onToggle={() => {
              onChange({ days: toggled(days, day) });
            }}
          />
        ))}
      </div>
      {fault && (
        <p id={id} className="text-sm font-medium text-tomato">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function WindowTimes({ name, place, window, faults, onChange, onRemove }: WindowRowProps) {
  const { from, to } = window;
  const isPastMidnight = from !== '' && to !== '' && to < from;
  const end = (of: 'from' | 'to', label: string) => ({
    name: `${name}.${of}`,
    label,
    value: window[of],
    fault: faults[`${name}.${of}`],
    onChange: (typed: string) => {
      onChange({ [of]: typed });
    },
  });
  return (
    <TimePair
      from={end('from', place === undefined ? words.from : words.fromOf(place))}
      to={end('to', place === undefined ? words.to : words.toOf(place))}
      between={words.between}
      note={isPastMidnight ? endInWords(to) : undefined}
      remove={{ label: words.remove(place ?? 1), onPress: onRemove }}
    />
  );
}
