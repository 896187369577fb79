import XIcon from 'lucide-react/icons/x';
import { useId } from 'react';
import type { Period } from '@thymely/contract/ordering/endpoints';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { FieldFaults } from '../../parts/edit-form/edit-model.ts';
import { closingNote } from './periods.ts';
import { timeClasses } from '../../parts/times/time-classes.ts';
import { TimeInput } from '../../parts/times/time-input.tsx';
import * as orderingWords from '../words.en.ts';
import * as words from './words.en.ts';

type PeriodRowProps = {
  /** The name of the period's fields: `week.mon.0`. */
  name: string;
  /** The number of the period, from 1; undefined if it is the only one. */
  place: number | undefined;
  period: Period;
  faults: FieldFaults;
  onChange: (period: Period) => void;
  onRemove: () => void;
};

/** An opening and a closing time. A close at or before the open is marked as the next day. */
export function PeriodRow(props: PeriodRowProps) {
  const { name, place, period, faults, onChange, onRemove } = props;
  const id = useId();
  const fault = faults[`${name}.open`] ?? faults[`${name}.close`];
  const note = fault ?? closingNote(period);
  const control = (end: keyof Period) => ({
    name: `${name}.${end}`,
    value: period[end],
    'aria-describedby': note ? id : undefined,
    'aria-invalid': faults[`${name}.${end}`] ? (true as const) : undefined,
    className: timeClasses,
    onChange: (time: string) => {
      onChange({ ...period, [end]: time });
    },
  });
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <TimeInput
          aria-label={place === undefined ? words.opens : words.periodOpens(place)}
          {...control('open')}
        />
        <span aria-hidden="true" className="text-sm text-soft">
          {words.to}
        </span>
        <TimeInput
          aria-label={place === undefined ? words.closes : words.periodCloses(place)}
          {...control('close')}
        />
        {place !== undefined && (
          <IconButton
            label={words.removePeriod(place)}
            title={orderingWords.remove}
            icon={<XIcon className="size-5" />}
            className="text-soft"
            onClick={onRemove}
          />
        )}
      </div>
      {note && (
        <p id={id} className={fault ? 'text-sm font-medium text-tomato' : 'text-sm text-soft'}>
          {note}
        </p>
      )}
    </div>
  );
}
