import { useRef } from 'react';
import CalendarIcon from 'lucide-react/icons/calendar';
import PlusIcon from 'lucide-react/icons/plus';
import * as settingsWords from '@thymely/contract/ordering/settings/settings-words.en';
import { orderingLimits } from '@thymely/contract/ordering/limits';
import { Button } from '../../../ui/button.tsx';
import { ExceptionRow } from './exception-row.tsx';
import { focusSoon } from '../../parts/focus-soon.ts';
import type { FieldFaults } from '../../parts/edit-form/edit-model.ts';
import type { ExceptionValues } from '../ordering-values.ts';
import { Section } from '../../parts/section.tsx';
import * as words from './words.en.ts';

type ExceptionsSectionProps = {
  exceptions: ExceptionValues[];
  /** Today's date in the restaurant's time zone: `2026-12-25`. */
  today: string;
  faults: FieldFaults;
  onChange: (exceptions: ExceptionValues[]) => void;
};

/** The dates with their own hours. */
export function ExceptionsSection(props: ExceptionsSectionProps) {
  const { exceptions, today, faults, onChange } = props;
  const adder = useRef<HTMLButtonElement>(null);
  const keep = (kept: ExceptionValues[]) => {
    onChange(kept);
    // The pressed button may be gone, so the focus moves.
    focusSoon(() => adder.current);
  };
  const add = () => {
    onChange([...exceptions, { date: '', label: '', periods: [] }]);
    const added = `exceptions.${exceptions.length}.date`;
    focusSoon(() => document.querySelector<HTMLElement>(`[name="${added}"]`));
  };
  return (
    <Section
      title={settingsWords.names.exceptions}
      text={words.exceptionsText}
      fault={faults['exceptions']}
      action={<PastDates exceptions={exceptions} today={today} onKeep={keep} />}
    >
      {exceptions.length > 0 ? (
        <ExceptionList {...props} onKeep={keep} />
      ) : (
        <p className="flex items-center gap-3 text-soft">
          <CalendarIcon />
          {words.noExceptions}
        </p>
      )}
      {exceptions.length < orderingLimits.exceptions && (
        <Button ref={adder} tone="outline" className="justify-self-start" onClick={add}>
          <PlusIcon />
          {words.addDate}
        </Button>
      )}
    </Section>
  );
}

type PastDatesProps = Pick<ExceptionsSectionProps, 'exceptions' | 'today'> & {
  onKeep: (kept: ExceptionValues[]) => void;
};

/** Offers to remove dates in the past. */
function PastDates({ exceptions, today, onKeep }: PastDatesProps) {
  const kept = exceptions.filter(({ date }) => date === '' || date >= today);
  const count = exceptions.length - kept.length;
  if (count === 0) return null;
  return (
    <Button
      tone="quiet"
      onClick={() => {
        onKeep(kept);
      }}
    >
      {words.removePastDates(count)}
    </Button>
  );
}

type ExceptionListProps = Pick<ExceptionsSectionProps, 'exceptions' | 'faults' | 'onChange'> & {
  /** Called with the dates to keep. */
  onKeep: (kept: ExceptionValues[]) => void;
};

function ExceptionList({ exceptions, faults, onChange, onKeep }: ExceptionListProps) {
  return (
    <ul className="grid divide-y divide-hairline border-y border-hairline">
      {exceptions.map((exception, index) => (
        <li key={index} className="py-4">
          <ExceptionRow
            name={`exceptions.${index}`}
            exception={exception}
            faults={faults}
            onChange={(changes) => {
              onChange(exceptions.with(index, { ...exception, ...changes }));
            }}
            onRemove={() => {
              onKeep(exceptions.filter((_, at) => at !== index));
            }}
          />
        </li>
      ))}
    </ul>
  );
}
