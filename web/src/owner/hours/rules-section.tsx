import { orderLimits } from '@thymely/contract/orders/limits';
import { NumberInput, Switch, type RulesProps } from './rule-fields.tsx';
import { Section } from '../parts/section.tsx';

/** The settings of when an order can be ready, and how many orders there can be at a time. */
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
        <SlotInputs {...props} />
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

/** The length of a slot, and its capacity. */
function SlotInputs(props: RulesProps) {
  return (
    <>
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
        field="slotOrders"
        label="Orders per slot"
        unit="orders"
        hint="However small they are. Guests without a verified email get at most half."
      />
    </>
  );
}

/** The settings of what guests may do at checkout, and when ordering stops by itself. */
export function CheckoutSection(props: RulesProps) {
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
      <CheckoutSwitches {...props} />
    </Section>
  );
}

function CheckoutSwitches({ values, onChange }: RulesProps) {
  return (
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
        text="When no kitchen screen has been seen for three minutes, guests can't order for now, so no order goes unseen."
        isOn={values.needsScreen}
        onChange={(needsScreen) => {
          onChange({ needsScreen });
        }}
      />
      <Switch
        label="Only guests with a verified email can order"
        text="Others are asked at checkout to open the link that we email them. It keeps made-up orders out."
        isOn={values.verifiedOnly}
        onChange={(verifiedOnly) => {
          onChange({ verifiedOnly });
        }}
      />
    </div>
  );
}
