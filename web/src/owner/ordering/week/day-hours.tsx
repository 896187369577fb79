import PlusIcon from 'lucide-react/icons/plus';
import { useId, useRef, useState } from 'react';
import type { Period } from '@thymely/contract/ordering/endpoints';
import { orderingLimits } from '@thymely/contract/ordering/limits';
import { classes } from '../../../ui/classes.ts';
import { CompactSelect } from '../../parts/compact-select.tsx';
import { focusSoon } from '../../parts/focus-soon.ts';
import type { FieldFaults } from '../../parts/edit-form/edit-model.ts';
import { PeriodRow } from './period-row.tsx';
import { dayNames, isWholeDay, usualPeriod, wholeDay } from './periods.ts';
import { RowAction } from '../row-action.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../../../ui/elements.ts';

type Kind = 'open' | 'closed' | 'whole-day';

const kinds: { value: Kind; label: string }[] = [
  { value: 'open', label: words.kinds.open },
  { value: 'closed', label: words.kinds.closed },
  { value: 'whole-day', label: words.kinds['whole-day'] },
];

type DayHoursProps = {
  /** The name of the day's fields: `week.mon`. */
  name: string;
  /** The day's name, visible and for screen readers. */
  heading: string;
  periods: Period[];
  faults: FieldFaults;
  onChange: (periods: Period[]) => void;
  /** Further actions for a day that is open. */
  children?: Elements;
};

/** Whether the names of days need more room than `Wednesday`, as `segunda-feira` does. */
const hasLongNames = Object.values(dayNames).some((name) => name.length > 10);

/** The hours of one day: closed, open all day, or one or several periods. */
export function DayHours(props: DayHoursProps) {
  const { name, heading, periods, faults, children } = props;
  const id = useId();
  const { group, kind, choose, change, add, remove } = useDay(props);
  // The fault is shown here because no field of a period is on the screen.
  const fault = kind === 'whole-day' ? faults[`${name}.0.open`] : undefined;
  return (
    <div
      ref={group}
      role="group"
      aria-label={heading}
      className={classes(
        'grid grid-cols-[minmax(0,1fr)_8.5rem] items-start gap-x-3 gap-y-2 max-[20rem]:grid-cols-1',
        hasLongNames
          ? 'sm:grid-cols-[7.25rem_8.5rem_minmax(0,1fr)_auto]'
          : 'sm:grid-cols-[6.25rem_8.5rem_minmax(0,1fr)_auto]',
      )}
    >
      <p className="flex min-h-11 items-center font-semibold">{heading}</p>
      <CompactSelect
        label={words.dayIs(heading)}
        value={kind}
        options={kinds}
        onChange={choose}
        faultId={fault && id}
      />
      <div className="col-span-full grid gap-2 empty:max-sm:hidden sm:col-auto">
        {kind === 'open' &&
          periods.map((period, index) => (
            <PeriodRow
              key={index}
              name={`${name}.${index}`}
              place={periods.length > 1 ? index + 1 : undefined}
              period={period}
              faults={faults}
              onChange={(next) => {
                change(periods.with(index, next));
              }}
              onRemove={() => {
                remove(index);
              }}
            />
          ))}
        {fault && (
          <p id={id} className="self-center text-sm font-medium text-tomato">
            {fault}
          </p>
        )}
      </div>
      <div className="col-span-full -ms-3 flex empty:hidden sm:col-auto sm:ms-0">
        {kind === 'open' && periods.length < orderingLimits.periodsPerDay && (
          <RowAction label={words.addHours} about={heading} icon={<PlusIcon />} onClick={add} />
        )}
        {kind !== 'closed' && children}
      </div>
    </div>
  );
}

/** Tracks whether a day is open, closed or open all day, and its previous hours. */
function useDay({ name, periods, onChange }: DayHoursProps) {
  const group = useRef<HTMLDivElement>(null);
  // Typed hours stay visible as hours, even while they happen to span the whole day.
  const [isTyped, setIsTyped] = useState(false);
  const last = useRef([usualPeriod]);
  const kind = kindOf(periods, isTyped);
  const change = (next: Period[]) => {
    setIsTyped(true);
    onChange(next);
  };
  return {
    group,
    kind,
    change,
    choose: (next: Kind) => {
      if (kind === 'open') last.current = periods;
      setIsTyped(next === 'open');
      onChange({ open: last.current, closed: [], 'whole-day': [wholeDay] }[next]);
    },
    add: () => {
      change([...periods, { open: '', close: '' }]);
      const added = `${name}.${periods.length}.open`;
      focusSoon(() => group.current?.querySelector(`[name="${added}"]`));
    },
    remove: (index: number) => {
      change(periods.filter((_, at) => at !== index));
      // The pressed button is gone, so the focus moves.
      focusSoon(() => group.current?.querySelector('select'));
    },
  };
}

function kindOf(periods: Period[], isTyped: boolean): Kind {
  if (periods.length === 0) return 'closed';
  return isWholeDay(periods) && !isTyped ? 'whole-day' : 'open';
}
