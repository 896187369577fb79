import { useId, type ReactNode } from 'react';
import type { Checkout, OrderProblem } from '@thymely/contract/orders/endpoints';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { dayLabel, readyWords, slotOptions, type ZonedNow } from './pickup-times.ts';
import { ProblemNote } from './problem-note.tsx';
import { wordsOf } from './problem-words.ts';
import type { PickupChoice } from './use-checkout-form.ts';

type PickupFieldsProps = {
  checkout: Checkout;
  choice: PickupChoice;
  problems: OrderProblem[];
  now: ZonedNow;
  /** Whether the slots shown are still those of another day. */
  isOtherDay: boolean;
  onChoose: (choice: PickupChoice) => void;
  onDay: (day: string) => void;
  /** Called with the chosen one of the times that solve a problem. */
  onTime: (time: string) => void;
};

/** The fields for the pick-up: as soon as possible, or a day and one of its times. */
export function PickupFields(props: PickupFieldsProps) {
  const { checkout, choice, problems, now, onChoose, onTime } = props;
  const { asap, slots } = checkout;
  return (
    <fieldset className="min-w-0 rounded-lg bg-card p-6 shadow-card sm:p-8">
      <legend className="float-left mb-4 w-full text-xl font-bold">Pick-up</legend>
      <div className="clear-both grid gap-3">
        {problems.map((problem) => (
          <ProblemNote key={problem.code} problem={problem} now={now} onTime={onTime} />
        ))}
        {asap === null ? (
          problems.length === 0 && <NoAsap checkout={checkout} now={now} />
        ) : (
          <Choice
            label="As soon as possible"
            isChosen={choice.kind === 'asap'}
            onChoose={() => {
              onChoose({ kind: 'asap' });
            }}
          >
            {readyWords({ pickup: 'asap', asap }, now)}
          </Choice>
        )}
        {slots.length > 0 && (
          <Choice
            label="At a time you choose"
            isChosen={choice.kind === 'slot'}
            onChoose={() => {
              onChoose({ kind: 'slot', at: slots[0] });
            }}
          />
        )}
        {slots.length > 0 && choice.kind === 'slot' && <SlotFields {...props} at={choice.at} />}
      </div>
    </fieldset>
  );
}

/** Says why the order cannot be ready as soon as possible, although later times are open. */
function NoAsap({ checkout, now }: { checkout: Checkout; now: ZonedNow }) {
  const codes = ['closed', 'paused', 'unattended'];
  const reason = checkout.problems.find(({ code }) => codes.includes(code));
  if (!reason) return null;
  return <p className="text-soft">{wordsOf({ ...reason, times: [] }, now).text}</p>;
}

type ChoiceProps = {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children?: ReactNode;
};

/** A radio button as a card. */
function Choice({ label, isChosen, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-14 cursor-pointer items-center gap-4 rounded-sm border border-line px-4 py-3 has-checked:border-leaf-700 has-checked:bg-leaf-100"
    >
      <input
        id={id}
        type="radio"
        name="pickup"
        className="size-5 shrink-0 accent-leaf-700"
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="grid">
        <span className="font-semibold">{label}</span>
        {children !== undefined && <span className="text-sm text-soft">{children}</span>}
      </span>
    </label>
  );
}

function SlotFields(props: PickupFieldsProps & { at: string | undefined }) {
  const { checkout, now, isOtherDay, onChoose, onDay, at } = props;
  const { day, days, slots } = checkout;
  const offered = slotOptions(slots, { day, zone: now.zone });
  // A time that was offered because another one was full can be on another day.
  const isListed = at === undefined || slots.includes(at);
  const more = isListed ? [] : slotOptions([at], { day, zone: now.zone });
  return (
    <div className="grid gap-4 pt-1 sm:grid-cols-2">
      <SelectField
        label="Day"
        value={day ?? ''}
        options={days.map((each) => ({ value: each, label: dayLabel(each, now) }))}
        onChange={(event) => {
          onDay(event.target.value);
          onChoose({ kind: 'slot', at: undefined });
        }}
      />
      <SelectField
        label="Time"
        value={at ?? slots[0]}
        options={[...more, ...offered]}
        disabled={isOtherDay}
        onChange={(event) => {
          onChoose({ kind: 'slot', at: event.target.value });
        }}
      />
    </div>
  );
}
