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
import { FilterBar } from '../parts/filter-bar.tsx';
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
  const { day, number, name, dish, state } = filter;
  return (
    <FilterBar
      first={
        <TextField
          label={words.name}
          type="search"
          maxLength={100}
          value={name ?? ''}
          onChange={({ target }) => {
            onChange({ name: target.value || undefined });
          }}
        />
      }
      count={[day, number, dish, state].filter(Boolean).length}
      clear={isListNarrowed(filter) && { label: words.showAll, onClear }}
    >
      <NumberField filter={filter} onChange={onChange} />
      <TextField
        label={words.dish}
        type="search"
        maxLength={100}
        value={dish ?? ''}
        onChange={({ target }) => {
          onChange({ dish: target.value || undefined });
        }}
      />
      <SelectField
        label={words.state}
        options={[{ value: '', label: words.anyState }, ...states]}
        value={state ?? ''}
        onChange={({ target }) => {
          onChange({ state: findableStates.find((each) => each === target.value) });
        }}
      />
      <DateField
        label={words.day}
        value={day ?? ''}
        onChange={({ target }) => {
          onChange({ day: target.value || undefined });
        }}
      />
      <TodayButton onChange={onChange} />
    </FilterBar>
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

function TodayButton({ onChange }: Pick<FilterToolsProps, 'onChange'>) {
  const zone = useOrdering().data?.timeZone;
  return (
    <Button
      tone="outline"
      onClick={() => {
        onChange({ day: wallClock(serverTimeOf(Date.now()), zone).date });
      }}
    >
      {words.today}
    </Button>
  );
}
