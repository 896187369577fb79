import { capitalized } from '@thymely/contract/ground/text/capitalized';
import Trash2Icon from 'lucide-react/icons/trash-2';
import { formatDate } from '@thymely/contract/ground/in-words';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DayHours } from './day-hours.tsx';
import type { FieldFaults } from '../../parts/edit-form/edit-model.ts';
import type { ExceptionValues } from '../ordering-values.ts';
import * as orderingWords from '../words.en.ts';
import * as words from './words.en.ts';

type ExceptionRowProps = {
  name: string;
  exception: ExceptionValues;
  faults: FieldFaults;
  onChange: (changes: Partial<ExceptionValues>) => void;
  onRemove: () => void;
};

/** A date with its label, and the hours below. */
export function ExceptionRow({ name, exception, faults, onChange, onRemove }: ExceptionRowProps) {
  const { date, label, periods } = exception;
  const shown = label || date;
  const at = Date.parse(date);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3 sm:grid-cols-[14.25rem_minmax(0,1fr)_auto]">
        <DateField
          label={words.date}
          name={`${name}.date`}
          value={date}
          error={faults[`${name}.date`]}
          onChange={(event) => {
            onChange({ date: event.target.value });
          }}
        />
        <IconButton
          label={shown ? words.removeDate(shown) : words.removeThisDate}
          title={orderingWords.remove}
          icon={<Trash2Icon className="size-5" />}
          className="mt-8 text-soft sm:order-last"
          onClick={onRemove}
        />
        <div className="col-span-full sm:col-auto">
          <TextField
            label={words.dateLabel}
            name={`${name}.label`}
            placeholder={words.dateLabelExample}
            autoComplete="off"
            value={label}
            error={faults[`${name}.label`]}
            onChange={(event) => {
              onChange({ label: event.target.value });
            }}
          />
        </div>
      </div>
      <DayHours
        name={`${name}.periods`}
        heading={
          Number.isNaN(at)
            ? words.onThisDate
            : capitalized(formatDate(at, 'UTC', { weekday: 'long' }))
        }
        periods={periods}
        faults={faults}
        onChange={(next) => {
          onChange({ periods: next });
        }}
      />
    </div>
  );
}
