import { useId } from 'react';
import { orderLimits } from '@thymely/contract/orders/limits';
import { Field } from '../../../ui/field.tsx';
import { classes } from '../../../ui/classes.ts';
import { controlClasses } from '../../../ui/field.tsx';
import type { Faults } from './hours-faults.ts';
import type { HoursValues, NumberField } from './hours-values.ts';
import { Section } from './section.tsx';

type RulesProps = {
  values: HoursValues;
  faults: Faults;
  onChange: (changes: Partial<HoursValues>) => void;
};

/** When an order can be ready, and how many there can be at a time. */
export function TimingSection(props: RulesProps) {
  return (
    <Section
      title="Times and capacity"
      text="How soon an order is ready, and how many fit at a time."
    >
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <NumberInput
          {...props}
          field="leadMinutes"
          label="Lead time"
          unit="minutes"
          hint="From the order until it's ready."
        />
        <NumberInput
          {...props}
          field="lastOrderMinutes"
          label="Last order before closing"
          unit="minutes"
          hint="The last pick-up time is this long before you close."
        />
        <NumberInput
          {...props}
          field="slotMinutes"
          label="Slot length"
          unit="minutes"
          hint="Guests choose pick-up times this far apart."
        />
        <NumberInput
          {...props}
          field="slotCapacity"
          label="Slot capacity"
          unit="dishes"
          hint="What the kitchen can finish in one slot. A dish counts 1, a drink 0."
        />
        <NumberInput
          {...props}
          field="daysAhead"
          label="Days ahead"
          unit="days"
          hint={`0 is today only, ${orderLimits.daysAhead} is the most.`}
        />
      </div>
    </Section>
  );
}

/** What guests may do at checkout, and when ordering stops by itself. */
export function CheckoutSection(props: RulesProps) {
  const { values, onChange } = props;
  return (
    <Section title="Checkout" text="What an order needs, and what guests are told.">
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <NumberInput
          {...props}
          field="minCents"
          label="Minimum order"
          unit="$"
          inputMode="decimal"
          hint="0 for no minimum."
        />
        <NumberInput
          {...props}
          field="taxIncludedBp"
          label="Tax included in prices"
          unit="%"
          inputMode="decimal"
          hint="Shown on receipts, never added. Leave it empty to say nothing."
        />
      </div>
      <div className="grid divide-y divide-hairline border-t border-hairline">
        <Switch
          label="Guests can add a note"
          text="To the order as a whole, such as 'no onions'."
          isOn={values.notes}
          onChange={(notes) => {
            onChange({ notes });
          }}
        />
        <Switch
          label="Take orders only while a kitchen screen is on"
          text="When no screen in the kitchen has been seen for three minutes, guests can't order, so no order goes unseen."
          isOn={values.needsScreen}
          onChange={(needsScreen) => {
            onChange({ needsScreen });
          }}
        />
      </div>
    </Section>
  );
}

type NumberInputProps = RulesProps & {
  field: NumberField;
  label: string;
  /** Inside the field: before the number for a currency, else after it. */
  unit: string;
  hint: string;
  inputMode?: 'numeric' | 'decimal';
};

function NumberInput(props: NumberInputProps) {
  const { values, faults, onChange, field, label, unit, hint, inputMode = 'numeric' } = props;
  const isBefore = unit === '$';
  return (
    <Field label={label} hint={hint} error={faults[field]}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            name={field}
            // Not a number input: how to read what is typed is our decision.
            inputMode={inputMode}
            autoComplete="off"
            value={values[field]}
            className={classes(controlClasses, 'tabular-nums', isBefore ? 'pl-8' : 'pr-20')}
            onChange={(event) => {
              onChange({ [field]: event.target.value });
            }}
          />
          <span
            aria-hidden="true"
            className={classes(
              'pointer-events-none absolute inset-y-0 flex items-center text-sm text-soft',
              isBefore ? 'left-4' : 'right-4',
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

function Switch({ label, text, isOn, onChange }: SwitchProps) {
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
