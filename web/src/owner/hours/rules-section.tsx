import { orderLimits, phoneRules } from '@thymely/contract/orders/limits';
import { currencySign } from '../../lib/currency.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { NumberInput, Switch, type RulesProps } from './rule-fields.tsx';
import { Section } from '../parts/section.tsx';
import * as words from './words.en.ts';

/** The settings of when an order can be ready, and how many orders there can be at a time. */
export function TimingSection(props: RulesProps) {
  return (
    <Section title={words.timing} text={words.timingText}>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <NumberInput
          {...props}
          field="leadMinutes"
          label={words.numberFields.leadMinutes}
          unit={words.minutesUnit}
          hint={words.leadHint}
        />
        <NumberInput
          {...props}
          field="lastOrderMinutes"
          label={words.numberFields.lastOrderMinutes}
          unit={words.minutesUnit}
          hint={words.lastOrderHint}
        />
        <SlotInputs {...props} />
        <NumberInput
          {...props}
          field="answerMinutes"
          label={words.numberFields.answerMinutes}
          unit={words.minutesUnit}
          hint={words.answerHint}
        />
        <NumberInput
          {...props}
          field="daysAhead"
          label={words.numberFields.daysAhead}
          unit={words.daysUnit}
          hint={words.daysAheadHint(String(orderLimits.daysAhead))}
        />
      </div>
    </Section>
  );
}

/** The length of a slot, and its capacity. */
function SlotInputs(props: RulesProps) {
  return (
    <>
      <NumberInput
        {...props}
        field="slotMinutes"
        label={words.numberFields.slotMinutes}
        unit={words.minutesUnit}
        hint={words.slotHint}
      />
      <NumberInput
        {...props}
        field="slotCapacity"
        label={words.numberFields.slotCapacity}
        unit={words.dishesUnit}
        hint={words.capacityHint}
      />
      <NumberInput
        {...props}
        field="slotOrders"
        label={words.numberFields.slotOrders}
        unit={words.ordersUnit}
        hint={words.slotOrdersHint}
      />
    </>
  );
}

/** The settings of what guests may do at checkout, and when ordering stops by itself. */
export function CheckoutSection(props: RulesProps) {
  return (
    <Section title={words.checkout} text={words.checkoutText}>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <NumberInput
          {...props}
          field="minCents"
          label={words.numberFields.minCents}
          unit={currencySign}
          inputMode="decimal"
          hint={words.minimumHint}
        />
        <SelectField
          label={words.phone}
          name="phone"
          hint={words.phoneHint}
          options={phoneRules.map((value) => ({ value, label: words.phoneRules[value] }))}
          value={props.values.phone}
          onChange={({ target }) => {
            const phone = phoneRules.find((rule) => rule === target.value);
            if (phone !== undefined) props.onChange({ phone });
          }}
        />
      </div>
      <CheckoutSwitches {...props} />
      <UnverifiedInputs {...props} />
    </Section>
  );
}

/** How many orders come from guests without a verified email, where those may order. */
function UnverifiedInputs(props: RulesProps) {
  if (props.values.verifiedOnly) return null;
  return (
    <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <NumberInput
        {...props}
        field="unverifiedOrders"
        label={words.numberFields.unverifiedOrders}
        unit={words.ordersUnit}
        hint={words.unverifiedOrdersHint}
      />
      <NumberInput
        {...props}
        field="unverifiedPerAddress"
        label={words.numberFields.unverifiedPerAddress}
        unit={words.ordersUnit}
        hint={words.unverifiedPerAddressHint}
      />
    </div>
  );
}

function CheckoutSwitches({ values, onChange }: RulesProps) {
  return (
    <div className="grid divide-y divide-hairline border-t border-hairline">
      <Switch
        label={words.notes}
        text={words.notesText}
        isOn={values.notes}
        onChange={(notes) => {
          onChange({ notes });
        }}
      />
      <Switch
        label={words.needsScreen}
        text={words.needsScreenText}
        isOn={values.needsScreen}
        onChange={(needsScreen) => {
          onChange({ needsScreen });
        }}
      />
      <Switch
        label={words.verifiedOnly}
        text={words.verifiedOnlyText}
        isOn={values.verifiedOnly}
        onChange={(verifiedOnly) => {
          onChange({ verifiedOnly });
        }}
      />
    </div>
  );
}
