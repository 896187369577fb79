import { useState } from 'react';
import type { Weekday } from '@thymely/contract/ordering/endpoints';
import { shownWeekdays } from '@thymely/contract/ordering/week-in-words';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { dayHeadings, dayInWords, dayNames, type Week } from './periods.ts';
import * as words from './words.en.ts';

type CopyDayDialogProps = {
  /** The day whose hours are copied; without one, the dialog is closed. */
  day: Weekday | undefined;
  week: Week;
  onCopy: (to: Weekday[]) => void;
  onClose: () => void;
};

/** Asks to which days the hours of another day are copied. */
export function CopyDayDialog({ day, week, onCopy, onClose }: CopyDayDialogProps) {
  return (
    <Dialog
      open={day !== undefined}
      title={day ? words.copyDay(dayNames[day]) : words.copy}
      onClose={onClose}
    >
      {day && <Days day={day} week={week} onCopy={onCopy} />}
    </Dialog>
  );
}

type DaysProps = { day: Weekday; week: Week; onCopy: (to: Weekday[]) => void };

function Days({ day, week, onCopy }: DaysProps) {
  const others = shownWeekdays.filter((other) => other !== day);
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const areAll = chosen.length === others.length;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onCopy([...chosen]);
      }}
    >
      <p className="text-soft">{dayInWords(week[day])}</p>
      <fieldset className="grid">
        <legend className="mb-1 font-semibold">{words.toTheseDays}</legend>
        <Choice
          label={words.everyDay}
          isChecked={areAll}
          onChange={() => {
            setChosen(areAll ? [] : others);
          }}
        />
        {others.map((other) => (
          <Choice
            key={other}
            label={dayHeadings[other]}
            now={dayInWords(week[other])}
            isChecked={chosen.includes(other)}
            onChange={(isChecked) => {
              const rest = chosen.filter((each) => each !== other);
              setChosen(isChecked ? [...rest, other] : rest);
            }}
          />
        ))}
      </fieldset>
      <Button type="submit" disabled={chosen.length === 0}>
        {words.copyHours}
      </Button>
    </form>
  );
}

type ChoiceProps = {
  label: string;
  /** The hours that will be replaced. */
  now?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

function Choice({ label, now, isChecked, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-hairline py-1.5">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-leaf-700"
        checked={isChecked}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <span className="font-medium">{label}</span>
      {now && <span className="ms-auto text-end text-sm text-soft">{now}</span>}
    </label>
  );
}
