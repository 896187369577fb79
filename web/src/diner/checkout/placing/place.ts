import type { Ordering } from '@thymely/contract/ordering/endpoints';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { isPhoneNumber } from '@thymely/contract/orders/phone-number';
import type { PlaceOrder } from '../../../api/orders/checkout.ts';
import type { CheckoutFields } from '../use-checkout-form.ts';
import * as words from '../words.en.ts';
import { focusIn } from './focus-in.ts';

type Submission = {
  placement: PlaceOrder;
  checkout: Checkout;
  ordering: Ordering;
  /** Whether the times are still those of another day. */
  isOtherDay: boolean;
  fields: CheckoutFields;
};

/** Sends the order, or moves the focus to what is missing. */
export function place(form: HTMLFormElement | null, submission: Submission): void {
  const { placement, checkout, ordering, isOtherDay, fields } = submission;
  if (placement.state.phase === 'sending') return;
  const typed = takeFields(form, fields);
  const name = typed.name.trim();
  fields.setIsNameMissing(name === '');
  if (name === '') {
    focusIn(form, 'input[name=name]');
    return;
  }
  const phone = ordering.phone ? typed.phone.trim() : '';
  const phoneFault = phoneFaultOf(phone, ordering.phone);
  fields.setPhoneFault(phoneFault);
  if (phoneFault !== undefined) {
    focusIn(form, 'input[name=phone]');
    return;
  }
  const { quote } = checkout;
  const { pickup } = fields;
  // The times of the chosen day may still be loading.
  if (quote === null || pickup === undefined || isOtherDay) {
    for (const name of ['time', 'hour', 'day', 'pickup'])
      if (focusIn(form, `[name=${name}]:enabled`)) return;
    return;
  }
  const allergies = typed.allergies.trim();
  const note = ordering.notes ? typed.note.trim() : '';
  placement.place({
    body: {
      quote,
      pickup,
      name,
      ...(note && { note }),
      ...(allergies && { allergies }),
      ...(phone && { phone }),
    },
    seen: fields.agree(),
  });
}

function phoneFaultOf(phone: string, rule: Ordering['phone']): string | undefined {
  if (phone === '') return rule === 'required' ? words.phoneMissing : undefined;
  return isPhoneNumber(phone) ? undefined : words.phoneInvalid;
}

/**
 * Returns what the fields hold: password managers may fill them in without an event, and without one
 * the page knows nothing of it.
 */
function takeFields(form: HTMLFormElement | null, fields: CheckoutFields) {
  const { name, phone, allergies, note, setName, setPhone, setAllergies, setNote } = fields;
  const filled = new FormData(form ?? undefined);
  const take = (field: string, known: string, set: (value: string) => void) => {
    const value = filled.get(field);
    if (typeof value !== 'string' || value === known) return known;
    set(value);
    return value;
  };
  return {
    name: take('name', name, setName),
    phone: take('phone', phone, setPhone),
    allergies: take('allergies', allergies, setAllergies),
    note: take('note', note, setNote),
  };
}
