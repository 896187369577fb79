import { useState } from 'react';
import { useOrdering } from '../../api/ordering.ts';
import type { OrderFilter } from '../../api/records.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { wallClock } from '../../model/restaurant-time.ts';
import { stateInWords } from '../../shared/kitchen/kitchen-words.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { isListNarrowed } from '../parts/list/address-filter.ts';
import { findableStates, numberIn } from './order-filter.ts';
import * as words from './words.en.ts';

type FilterToolsProps = {
  filter: OrderFilter;
  onChange: (changes: Partial<OrderFilter>) => void;
  onClear: () => void;
};

const states = findableStates.map((state) => ({ value: state, label: stateInWords(state) }));

/** The filters of the list of orders. */
export function FilterTools({ filter, onChange, onClear }: FilterToolsProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-3 rounded-lg bg-card p-4 shadow-card md:grid-cols-3 xl:grid-cols-[11rem_7rem_1fr_1fr_11rem_auto]">
      <div className="max-sm:col-span-full">
        <DateField
          label={words.day}
          value={filter.day ?? ''}
          onChange={({ target }) => {
            onChange({ day: target.value || undefined });
          }}
        />
      </div>
      <NumberField filter={filter} onChange={onChange} />
      <TextField
        label={words.name}
        type="search"
        maxLength={100}
        value={filter.name ?? ''}
        onChange={({ target }) => {
          onChange({ name: target.value || undefined });
        }}
      />
      <TextField
        label={words.dish}
        type="search"
        maxLength={100}
        value={filter.dish ?? ''}
        onChange={({ target }) => {
          onChange({ dish: target.value || undefined });
        }}
      />
      <SelectField
        label={words.state}
        options={[{ value: '', label: words.anyState }, ...states]}
        value={filter.state ?? ''}
        onChange={({ target }) => {
          onChange({ state: findableStates.find((state) => state === target.value) });
        }}
      />
      <Shortcuts filter={filter} onChange={onChange} onClear={onClear} />
    </div>
  );
}

/** Keeps what is typed, also while it is no number yet. */
function NumberField({ filter, onChange }: Omit<FilterToolsProps, 'onClear'>) {
  const [typed, setTyped] = useState('');
  const isCurrent = numberIn(typed) === filter.number;
  return (
    <TextField
      label={words.number}
      inputMode="numeric"
      maxLength={5}
      value={isCurrent ? typed : (filter.number ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ number: numberIn(target.value) });
      }}
    />
  );
}

function Shortcuts({ filter, onChange, onClear }: FilterToolsProps) {
  const zone = useOrdering().data?.timeZone;
  return (
    <div className="flex min-h-12 items-center gap-2 max-md:col-span-full">
      <Button
        tone="outline"
        onClick={() => {
          onChange({ day: wallClock(serverTimeOf(Date.now()), zone).date });
        }}
      >
        {words.today}
      </Button>
      {isListNarrowed(filter) && (
        <Button tone="quiet" onClick={onClear}>
          {words.showAll}
        </Button>
      )}
    </div>
  );
}
