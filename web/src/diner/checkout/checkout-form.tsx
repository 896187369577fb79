import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { includedTaxes } from '@thymely/contract/ordering/included-tax';
import type { PlaceOrder } from '../../api/orders/checkout.ts';
import type { SignedInAccount } from '../../lib/auth/auth-state.ts';
import { useNow } from '../../lib/use-now.ts';
import { prepareMessages, showToast } from '../../ui/messages/messages.ts';
import { CheckoutLines } from './lines/checkout-lines.tsx';
import { DinerFields } from './diner-fields.tsx';
import { answersIn } from './placing/answers-in.ts';
import { OrderSummary } from './order-summary.tsx';
import { focusIn, showChange } from './placing/focus-in.ts';
import { OrderButtonBar } from './placing/order-button.tsx';
import { place } from './placing/place.ts';
import { useFocusOnAnswer } from './placing/use-focus-on-answer.ts';
import { useReadingPause } from './placing/use-reading-pause.ts';
import {
  dayOfTime,
  orderButtonWords,
  readyWords,
  timeOf,
  type ZonedNow,
} from './pickup/pickup-times.ts';
import { PickupFields } from './pickup/pickup-fields.tsx';
import { placeOrder, seeChanges } from './pickup/words.en.ts';
import { mendSelector } from './problem-note.tsx';
import { hasMend, placeOf, type ProblemPlace } from './problem-words.ts';
import { SummaryNotes } from './summary-notes.tsx';
import { useCheckoutForm, type CheckoutFields } from './use-checkout-form.ts';
import * as words from './words.en.ts';

const clockMs = 15_000;

type CheckoutFormProps = {
  account: SignedInAccount;
  placement: PlaceOrder;
  checkout: Checkout;
  ordering: Ordering;
  /** The business day that was chosen; undefined for the first that is offered. */
  day: string | undefined;
  /** Whether the slots are still those of the day before. */
  isOtherDay: boolean;
  onDay: (day: string) => void;
};

/** The checkout form: what is ordered, when it is picked up and for whom, and the order button. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { placement, checkout, ordering } = props;
  const form = useRef<HTMLFormElement>(null);
  const now = { nowMs: useNow(clockMs), zone: ordering.timeZone };
  const fields = useCheckoutForm({
    uid: props.account.uid,
    checkout,
    now,
    day: props.day,
    isOtherDay: props.isOtherDay,
    state: placement.state,
  });
  const { pickup, changes, problems } = fields;
  useEffect(prepareMessages, []);
  useFocusOnAnswer(form, placement.state);
  useVerified({ ...props, fields });

  const of = (place: ProblemPlace) => problems.filter((problem) => placeOf(problem) === place);
  const ready = of('pickup').length > 0 ? undefined : readyWords({ ...checkout, pickup }, now);
  const faults = problems.filter((problem) => hasMend(problem, now));
  const answers = answersIn({ ...props, fields, now });
  const next = orderButtonWords({ pickup, faults });
  const isToSee = fields.isUnseen && next === placeOrder;
  const onPress = () => {
    if (faults.length > 0) focusIn(form.current, mendSelector);
    else place(form.current, { ...props, fields });
  };
  const onSee = () => {
    fields.seeChanges();
    showChange(form.current);
  };
  const { totalCents } = checkout;
  const button = {
    state: placement.state,
    totalCents,
    taxes: includedTaxes(checkout.lines.filter(({ available }) => available)),
    isPaused: useReadingPause(answers.shown),
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        // Enter in a field orders nothing: only the button does.
        event.preventDefault();
      }}
      className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start"
    >
      <OrderSections {...props} form={form} fields={fields} now={now} of={of} />
      <OrderSummary {...button} next={next} onPress={onPress} ready={ready} changes={changes}>
        <SummaryNotes answer={answers.inSummary} problems={of('order')} now={now} />
      </OrderSummary>
      <OrderButtonBar
        {...button}
        next={isToSee ? seeChanges : next}
        onPress={isToSee ? onSee : onPress}
        time={timeOf({ ...checkout, pickup }, now)}
        answer={answers.inBar}
      />
    </form>
  );
}

type OrderSectionsProps = CheckoutFormProps & {
  form: RefObject<HTMLFormElement | null>;
  fields: CheckoutFields;
  now: ZonedNow;
  of: (place: ProblemPlace) => CheckoutFields['problems'];
};

/** The pick-up time, the diner's name, allergies and note, and the dishes. */
function OrderSections(props: OrderSectionsProps) {
  const { account, placement, checkout, ordering, isOtherDay, onDay, form, fields, now, of } =
    props;
  const onRemoved = (lineId: string) => {
    fields.setRemoved(lineId);
    return placement.refresh();
  };
  const onTaken = async (lineId: string, portions: number) => {
    await placement.refresh();
    fields.seeTaken(lineId, portions);
  };
  const onOtherDay = (chosen: string) => {
    onDay(chosen);
    fields.choose({ kind: 'slot', at: undefined });
    // The days are only there once the next render shows them.
    setTimeout(() => focusIn(form.current, '[name=day]:checked'));
  };
  const onTime = (time: string) => {
    chooseTime(time, { ...props, fields });
    focusIn(form.current, '[data-place]');
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <PickupFields
        checkout={checkout}
        choice={fields.choice}
        pickup={fields.pickup}
        wasAsap={fields.changes?.wasAsap}
        now={now}
        day={props.day}
        isOtherDay={isOtherDay}
        onDay={onDay}
        problems={of('pickup')}
        onChoose={fields.choose}
        onTime={onTime}
      />
      <DinerFields fields={fields} hasNote={ordering.notes} phone={ordering.phone} />
      <CheckoutLines
        changes={fields.changes}
        now={now}
        email={account.email}
        allergies={fields.allergies}
        lines={checkout.lines}
        totalCents={checkout.totalCents}
        problems={of('line')}
        onRemoved={onRemoved}
        onTaken={onTaken}
        days={checkout.days}
        onDay={onOtherDay}
      />
    </div>
  );
}

type FormWithFields = CheckoutFormProps & { fields: CheckoutFields };

/** Chooses one of the times that are offered instead of another, whatever its day. */
function chooseTime(time: string, { checkout, ordering, onDay, fields }: FormWithFields): void {
  const day = dayOfTime(time, checkout, ordering.timeZone);
  if (day !== undefined) onDay(day);
  fields.choose(time === checkout.asap ? { kind: 'asap' } : { kind: 'slot', at: time });
}

/** Lets a diner who has just verified their email continue from here. */
function useVerified({ account, placement, fields }: FormWithFields): void {
  const { emailVerified } = account;
  const wasVerified = useRef(emailVerified);
  const goOn = useEffectEvent(() => {
    showToast(words.emailVerified);
    fields.setVerified();
    void placement.refresh();
  });
  useEffect(() => {
    if (emailVerified && !wasVerified.current) goOn();
    wasVerified.current = emailVerified;
  }, [emailVerified]);
}
