import type { Booked } from '@thymely/contract/ordering/slots';
import type { ReadLedgers } from '../checkout/checkout-store.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';

/** Returns the ledgers as they are once a day's has also this ledger entry. */
export function withBooking(
  { ledgers, unverifiedOpen }: ReadLedgers,
  day: string,
  ledgerEntry: LedgerEntry,
): ReadLedgers {
  const slots: Record<string, Booked> = { ...ledgers.get(day) };
  for (const [path, value] of Object.entries(ledgerEntry)) {
    const [part, key = '', field] = path.split('.');
    if (part !== 'slots') continue;
    const { load, orders = 0, unverified = 0 } = slots[key] ?? { load: 0 };
    const slot = { load, orders, unverified };
    slots[key] = isBooked(field) ? { ...slot, [field]: slot[field] + value } : slot;
  }
  const open = (unverifiedOpen.get(day) ?? 0) + (ledgerEntry['unverifiedOpen'] ?? 0);
  return {
    ledgers: new Map([...ledgers, [day, slots]]),
    unverifiedOpen: new Map([...unverifiedOpen, [day, open]]),
  };
}

function isBooked(field: string | undefined): field is keyof Booked {
  return field === 'load' || field === 'orders' || field === 'unverified';
}
