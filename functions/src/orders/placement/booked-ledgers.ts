import type { Booked } from '@thymely/contract/ordering/slots';
import { noPortions, portionsIn, type Portions } from '../../ordering/portions.ts';
import type { ReadLedgers } from '../checkout/checkout-store.ts';
import { ledgerEntryOf, type LedgerEntry } from '../ledger/ledger.ts';
import type { StoredOrder } from '../order/store.ts';

/** Returns the ledgers as they are once an order is placed, too. */
export function withBooking(
  { ledgers, unverifiedOpen, portions }: ReadLedgers,
  order: StoredOrder,
): ReadLedgers {
  const { day } = order;
  const ledgerEntry = ledgerEntryOf(order);
  const open = (unverifiedOpen.get(day) ?? 0) + (ledgerEntry['unverifiedOpen'] ?? 0);
  return {
    ledgers: new Map([...ledgers, [day, withSlots(ledgers.get(day), ledgerEntry)]]),
    unverifiedOpen: new Map([...unverifiedOpen, [day, open]]),
    portions: new Map([...portions, [day, withPortionsOf(order, portions.get(day))]]),
  };
}

function withSlots(
  before: Readonly<Record<string, Booked>> | undefined,
  ledgerEntry: LedgerEntry,
): Record<string, Booked> {
  const slots: Record<string, Booked> = { ...before };
  for (const [path, value] of Object.entries(ledgerEntry)) {
    const [part, key = '', field] = path.split('.');
    if (part !== 'slots') continue;
    const { load, orders = 0, unverified = 0 } = slots[key] ?? { load: 0 };
    const slot = { load, orders, unverified };
    slots[key] = isBooked(field) ? { ...slot, [field]: slot[field] + value } : slot;
  }
  return slots;
}

function isBooked(field: string | undefined): field is keyof Booked {
  return field === 'load' || field === 'orders' || field === 'unverified';
}

function withPortionsOf({ lines }: StoredOrder, { limits, booked } = noPortions): Portions {
  const taken = [...portionsIn(lines)].map(
    ([key, count]) => [key, (booked.get(key) ?? 0) + count] as const,
  );
  return { limits, booked: new Map([...booked, ...taken]) };
}
