import type { OrderLine } from '@thymely/contract/orders/endpoints';
import type { AsapTime } from '@thymely/contract/ordering/asap-time';
import { includedTaxes, taxCentsOf } from '@thymely/contract/ordering/included-tax';
import type { DinerMailKind } from '@thymely/contract/ordering/mail-kinds';
import { orderLimits } from '@thymely/contract/orders/limits';
import { slotKeyOf } from '@thymely/contract/ordering/slots';
import { isOpenState } from '@thymely/contract/orders/order-states';
import type { FirstPayment } from '../payments/payment-provider.ts';
import type { PricedCart, PricedLine } from '../checkout/priced-lines.ts';
import { ledgerVersion, type StoredOrder } from '../order/store.ts';

const keptYears = 3;

type NewOrderInput = {
  id: string;
  uid: string;
  /** Whether the diner's email is not verified. */
  isUnverified: boolean;
  requestHash: string;
  /** The mails that the diner gets. */
  mails: readonly DinerMailKind[];
  name: string;
  note: string;
  allergies: string;
  /** Whether the diner leaves a telephone number, which is no part of the order. */
  hasPhone?: boolean;
  number: number;
  cart: PricedCart;
  /** When the order is ready, as the diner was shown, and the slot that it is booked in. */
  time: AsapTime;
  kind: 'asap' | 'slot';
  /** The hour of the slot on the restaurant's clocks, 0 to 23. */
  pickupHour: number;
  payment: FirstPayment;
  nowMs: number;
};

/** Returns the order: a copy of what was shown, for which nothing is looked up again. */
export function newOrder(input: NewOrderInput): StoredOrder {
  const { id, uid, requestHash, name, note, allergies, isUnverified, mails } = input;
  const { number, cart, time, kind, pickupHour, payment, nowMs } = input;
  const { slot, atMs } = time;
  const at = new Date(nowMs).toISOString();
  const dueAt = new Date(atMs).toISOString();
  const { totalCents } = cart;
  const lines = cart.lines.map(toOrderLine);
  const noticeMinutes = Math.max(...cart.lines.map((line) => line.noticeMinutes));
  return {
    _id: id,
    uid,
    requestHash,
    name,
    note,
    allergies,
    number,
    day: slot.day,
    state: payment.state,
    isOpen: isOpenState(payment.state),
    revision: 1,
    placedAt: at,
    updatedAt: at,
    dueAt,
    times: { [payment.state]: at },
    pickup: { kind, slotKey: slotKeyOf(slot), quotedAt: dueAt },
    lines,
    charges: [],
    subtotalCents: totalCents,
    totalCents,
    load: cart.load,
    taxIncludedCents: taxCentsOf(includedTaxes(lines)),
    payment: payment.payment,
    refusal: null,
    expireAt: yearsAfter(slot.startMs, keptYears),
    pickupHour,
    ledgerVersion,
    ...(noticeMinutes > 0 && { noticeMinutes }),
    ...(isUnverified && { isUnverified }),
    ...(input.hasPhone && { hasPhone: true }),
    ...(mails.length > 0 && { mails }),
  };
}

/** Returns the number that follows another one. After the highest, numbers restart at 1. */
export function numberAfter(last: number): number {
  return (last % orderLimits.lastOrderNumber) + 1;
}

function toOrderLine({ shown, category, load }: PricedLine): OrderLine {
  if (category === undefined) throw new Error('a dish that is gone was ordered');
  const { lineId: id, menuItemId, name, image, unitCents, quantity, totalCents } = shown;
  const { choices, note, allergens, tax } = shown;
  const dish = { menuItemId, name, image, category, unitCents, ...(allergens && { allergens }) };
  return { id, ...dish, quantity, choices, note, totalCents, load, ...(tax && { tax }) };
}

function yearsAfter(ms: number, years: number): string {
  const date = new Date(ms);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString();
}
