import { useId } from 'react';
import XIcon from 'lucide-react/icons/x';
import { IconButton } from '../../../ui/icon-button.tsx';
import { timeClasses } from './time-classes.ts';
import { TimeInput } from './time-input.tsx';

type TimeEnd = {
  /** The name of the field: `week.mon.0.open`. */
  name: string;
  label: string;
  value: string;
  fault: string | undefined;
  onChange: (time: string) => void;
};

type TimePairProps = {
  from: TimeEnd;
  to: TimeEnd;
  /** The word between both. */
  between: string;
  /** What the times mean, unless one of them is at fault. */
  note: string | undefined;
  /** Without it the pair stays. */
  remove?: { label: string; title?: string; onPress: () => void } | undefined;
};

/** Two times, from when to when, with a note or a fault below them. */
export function TimePair({ from, to, between, note, remove }: TimePairProps) {
  const id = useId();
  const fault = from.fault ?? to.fault;
  const below = fault ?? note;
  const input = ({ label, fault: own, ...field }: TimeEnd) => (
    <TimeInput
      {...field}
      aria-label={label}
      aria-describedby={below === undefined ? undefined : id}
      aria-invalid={own === undefined ? undefined : true}
      className={timeClasses}
    />
  );
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        {input(from)}
        <span aria-hidden="true" className="text-sm text-soft">
          {between}
        </span>
        {input(to)}
        {remove && (
          <IconButton
            label={remove.label}
            title={remove.title}
            icon={<XIcon className="size-5" />}
            className="text-soft"
            onClick={remove.onPress}
          />
        )}
      </div>
      {below !== undefined && (
        <p
          id={id}
          className={fault === undefined ? 'text-sm text-soft' : 'text-sm font-medium text-tomato'}
        >
          {below}
        </p>
      )}
    </div>
  );
}
