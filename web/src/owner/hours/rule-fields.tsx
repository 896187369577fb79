import { useId } from 'react';
import { currencySign } from '../../lib/currency.ts';
import { classes } from '../../ui/classes.ts';
import { controlClasses, Field } from '../../ui/fields/field.tsx';
import { isSignFirst } from '../../ui/fields/sign-first.ts';
import type { FieldFaults } from '../parts/edit-form/edit-model.ts';
import type { HoursValues, NumberField } from './hours-values.ts';

export type RulesProps = {
  values: HoursValues;
  faults: FieldFaults;
  onChange: (changes: Partial<HoursValues>) => void;
};

type NumberInputProps = RulesProps & {
  field: NumberField;
  label: string;
  /** The unit inside the field: before the number for a currency, otherwise after it. */
  unit: string;
  hint: string;
  inputMode?: 'numeric' | 'decimal';
};

/** A field for a number, with its unit inside. */
export function NumberInput(props: NumberInputProps) {
  const { values, faults, onChange, field, label, unit, hint, inputMode = 'numeric' } = props;
  const isBefore = unit === currencySign && isSignFirst;
  return (
    <Field label={label} hint={hint} error={faults[field]}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            name={field}
            // This is not a number input, because we decide how typed numbers are read.
            inputMode={inputMode}
            autoComplete="off"
            value={values[field]}
            className={classes(controlClasses, 'tabular-nums', isBefore ? 'ps-8' : 'pe-20')}
            onChange={(event) => {
              onChange({ [field]: event.target.value });
            }}
          />
          <span
            aria-hidden="true"
            className={classes(
              'pointer-events-none absolute inset-y-0 flex items-center text-sm text-soft',
              isBefore ? 'start-4' : 'end-4',
            )}
          >
            {unit}
          </span>
        </div>
      )}
    </Field>
  );
}

type SwitchProps = {
  label: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** A switch for a setting. */
export function Switch({ label, text, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-4 py-4">
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-text`}
        className="mt-0.5 size-5 shrink-0 accent-leaf-700"
        checked={isOn}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <div className="grid gap-0.5">
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {label}
        </label>
        <p id={`${id}-text`} className="text-sm text-soft">
          {text}
        </p>
      </div>
    </div>
  );
}
