import CalendarIcon from 'lucide-react/icons/calendar';
import PlusIcon from 'lucide-react/icons/plus';
import Trash2Icon from 'lucide-react/icons/trash-2';
import { orderLimits } from '@thymely/contract/orders/limits';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { DayHours } from './day-hours.tsx';
import type { Faults } from './hours-faults.ts';
import type { ExceptionValues } from './hours-values.ts';
import { Section } from './section.tsx';

type ExceptionsSectionProps = {
  exceptions: ExceptionValues[];
  /** In the restaurant's time zone, `2026-12-25`. */
  today: string;
  faults: Faults;
  onChange: (exceptions: ExceptionValues[]) => void;
};

/** Dates with hours of their own. */
export function ExceptionsSection(props: ExceptionsSectionProps) {
  const { exceptions, today, faults, onChange } = props;
  const past = exceptions.filter(({ date }) => date !== '' && date < today);
  const removePast = () => {
    onChange(exceptions.filter((exception) => !past.includes(exception)));
  };
  return (
    <Section
      title="Special dates"
      text="Holidays and parties: on these dates, these hours replace those of the week."
      fault={faults['exceptions']}
      action={
        past.length > 0 && (
          <Button tone="quiet" onClick={removePast}>
            Remove {past.length === 1 ? '1 past date' : `${past.length} past dates`}
          </Button>
        )
      }
    >
      {exceptions.length > 0 ? (
        <ExceptionList {...props} />
      ) : (
        <p className="flex items-center gap-3 text-soft">
          <CalendarIcon />
          No special dates. The hours of the week count every day.
        </p>
      )}
      {exceptions.length < orderLimits.exceptions && (
        <Button
          tone="outline"
          className="justify-self-start"
          onClick={() => {
            onChange([...exceptions, { date: '', label: '', periods: [] }]);
          }}
        >
          <PlusIcon />
          Add a date
        </Button>
      )}
    </Section>
  );
}

type ExceptionListProps = Pick<ExceptionsSectionProps, 'exceptions' | 'faults' | 'onChange'>;

function ExceptionList({ exceptions, faults, onChange }: ExceptionListProps) {
  return (
    <ul className="grid divide-y divide-hairline border-y border-hairline">
      {exceptions.map((exception, index) => (
        <li key={index} className="py-4">
          <ExceptionRow
            name={`exceptions.${index}`}
            exception={exception}
            faults={faults}
            onChange={(changes) => {
              onChange(
                exceptions.map((other, at) => (at === index ? { ...other, ...changes } : other)),
              );
            }}
            onRemove={() => {
              onChange(exceptions.filter((_, at) => at !== index));
            }}
          />
        </li>
      ))}
    </ul>
  );
}

type ExceptionRowProps = {
  name: string;
  exception: ExceptionValues;
  faults: Faults;
  onChange: (changes: Partial<ExceptionValues>) => void;
  onRemove: () => void;
};

const weekdayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });

function ExceptionRow({ name, exception, faults, onChange, onRemove }: ExceptionRowProps) {
  const { date, label, periods } = exception;
  const at = Date.parse(date);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3 sm:grid-cols-[14.25rem_minmax(0,1fr)_auto]">
        <TextField
          type="date"
          label="Date"
          name={`${name}.date`}
          value={date}
          error={faults[`${name}.date`]}
          onChange={(event) => {
            onChange({ date: event.target.value });
          }}
        />
        <IconButton
          label={`Remove ${label || date || 'this date'}`}
          title="Remove"
          icon={<Trash2Icon className="size-5" />}
          className="mt-8 text-soft sm:order-last"
          onClick={onRemove}
        />
        <div className="col-span-full sm:col-auto">
          <TextField
            label="Label"
            name={`${name}.label`}
            placeholder="Christmas Day"
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
        heading={Number.isNaN(at) ? 'On this date' : weekdayFormat.format(at)}
        periods={periods}
        faults={faults}
        onChange={(next) => {
          onChange({ periods: next });
        }}
      />
    </div>
  );
}
