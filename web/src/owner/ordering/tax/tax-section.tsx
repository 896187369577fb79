import { useRef } from 'react';
import PlusIcon from 'lucide-react/icons/plus';
import type { TaxRate } from '@thymely/contract/ordering/endpoints';
import * as settingsWords from '@thymely/contract/ordering/settings/settings-words.en';
import { orderingLimits } from '@thymely/contract/ordering/limits';
import { Button } from '../../../ui/button.tsx';
import type { FieldFaults } from '../../parts/edit-form/edit-model.ts';
import { focusSoon } from '../../parts/focus-soon.ts';
import { Section } from '../../parts/section.tsx';
import { DishesLosingRate } from './dishes-losing-rate.tsx';
import { TaxRateRow } from './tax-rate-row.tsx';
import type { TaxRateValues } from './tax-values.ts';
import * as words from './words.en.ts';

type TaxSectionProps = {
  rates: TaxRateValues[];
  /** The rates that are saved, which dishes can name. */
  saved: readonly TaxRate[];
  faults: FieldFaults;
  onChange: (rates: TaxRateValues[]) => void;
};

/** The named rates of tax that prices include, the default first. */
export function TaxSection({ rates, saved, faults, onChange }: TaxSectionProps) {
  const adder = useRef<HTMLButtonElement>(null);
  const add = () => {
    onChange([...rates, { id: '', name: '', percent: '' }]);
    focusSoon(() => document.querySelector<HTMLElement>(`[name="taxRates.${rates.length}.name"]`));
  };
  // The pressed button may be gone, so the focus moves.
  const changeAndLeave = (changed: TaxRateValues[]) => {
    onChange(changed);
    focusSoon(() => adder.current);
  };
  const kept = new Set(rates.map(({ id }) => id));
  return (
    <Section title={settingsWords.names.taxRates} text={words.text} fault={faults['taxRates']}>
      {rates.length === 0 && <p className="text-soft">{words.noRates}</p>}
      {rates.length > 0 && (
        <ul className="grid divide-y divide-hairline border-y border-hairline">
          {rates.map((rate, index) => (
            <TaxRateRow
              key={index}
              rate={rate}
              index={index}
              faults={faults}
              onChange={(changes) => {
                onChange(rates.with(index, { ...rate, ...changes }));
              }}
              onFirst={() => {
                changeAndLeave([rate, ...rates.toSpliced(index, 1)]);
              }}
              onRemove={() => {
                changeAndLeave(rates.toSpliced(index, 1));
              }}
            />
          ))}
        </ul>
      )}
      <DishesLosingRate rates={saved.filter(({ id }) => !kept.has(id))} />
      <Button
        ref={adder}
        tone="outline"
        className="justify-self-start"
        disabled={rates.length >= orderingLimits.taxRates}
        onClick={add}
      >
        <PlusIcon />
        {words.addRate}
      </Button>
    </Section>
  );
}
