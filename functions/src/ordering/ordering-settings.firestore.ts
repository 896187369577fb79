import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import type { NewOrderingSettings, OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { usualPerAddress } from '@thymely/contract/orders/limits';
import { orderingLimits } from '@thymely/contract/ordering/limits';
import { newOrderingSettingsSchema } from '@thymely/contract/ordering/schema';
import { withExactTaxRates } from '@thymely/contract/ordering/tax-rates.schema';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { isTimeZone } from './time-zones.ts';

/**
 * Returns `settings/ordering` in the API's form, or the defaults if it is missing or does not match
 * the contract (after a typo in the Firebase console): taking no orders is better than taking them
 * at times that nobody intended.
 */
export function toOrderingSettings(snapshot: DocumentSnapshot): OrderingSettings {
  return orderingSettingsOf(snapshot.data() ?? {});
}

/** Returns the settings from the fields of the document. */
export function orderingSettingsOf(fields: Record<string, unknown>): OrderingSettings {
  const { revision, pausedUntil, pauseReason, pauseEndedAt, closedNotice } = fields;
  const names = Object.keys(newOrderingSettingsSchema.entries);
  const exact = withExactTaxRates(fields);
  const own = Object.fromEntries(names.map((name) => [name, exact[name]]));
  const parsed = v.safeParse(newOrderingSettingsSchema, {
    ...own,
    exceptions: onPossibleDates(own['exceptions']),
  });
  const isValid = parsed.success && isTimeZone(parsed.output.timeZone);
  const given: Partial<NewOrderingSettings> = isValid ? parsed.output : {};
  const settings = { ...defaultOrderingSettings, ...withoutMissing(given) };
  const { slotCapacity, unverifiedOrders } = settings;
  return {
    ...settings,
    slotOrders: given.slotOrders ?? Math.min(slotCapacity, orderingLimits.slotOrders),
    unverifiedPerAddress: given.unverifiedPerAddress ?? usualPerAddress(unverifiedOrders),
    // Invalid settings keep their revision, so that whoever repairs them writes the next one.
    revision: Number.isSafeInteger(revision) ? Number(revision) : 0,
    pausedUntil: instantOr(pausedUntil),
    pauseReason: typeof pauseReason === 'string' ? pauseReason : '',
    pauseEndedAt: instantOr(pauseEndedAt),
    closedNotice: typeof closedNotice === 'string' ? closedNotice : null,
  };
}

/** Removes fields that are undefined, so that a default counts for them. */
function withoutMissing<Fields extends object>(fields: Fields): Present<Fields> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Present<Fields>;
}

type Present<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };

function instantOr(stored: unknown): string | null {
  return stored instanceof Timestamp ? stored.toDate().toISOString() : null;
}

/** Removes dates too far off to count from, which could once be saved. */
function onPossibleDates(exceptions: unknown): unknown {
  if (typeof exceptions !== 'object' || exceptions === null) return exceptions;
  const [first, last] = orderingLimits.exceptionDates;
  const isFarOff = (date: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(date) && (date < first || date > last);
  return Object.fromEntries(Object.entries(exceptions).filter(([date]) => !isFarOff(date)));
}
