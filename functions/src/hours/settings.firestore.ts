import type { NewOrderingSettings, OrderingSettings } from '@thymely/contract/hours/endpoints';
import { orderLimits } from '@thymely/contract/orders/limits';
import { newSettingsSchema } from '@thymely/contract/hours/schema';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { isTimeZone } from './time-zones.ts';

/** A restaurant that has set nothing: without hours nothing can be ordered. */
export const defaultSettings: OrderingSettings = {
  revision: 0,
  timeZone: 'UTC',
  week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  exceptions: {},
  leadMinutes: 20,
  slotMinutes: 15,
  slotCapacity: 20,
  slotOrders: 20,
  lastOrderMinutes: 15,
  daysAhead: 7,
  minCents: 0,
  needsScreen: true,
  verifiedOnly: false,
  notes: true,
  taxIncludedBp: null,
  pausedUntil: null,
  pauseReason: '',
};

/**
 * `settings/ordering` as it goes over the wire; the defaults when it is missing. They also stand in
 * for a document that does not follow the contract (a slip of the hand in the Firebase console): to
 * take no orders is better than to take them at times that nobody meant.
 */
export function toSettings(snapshot: DocumentSnapshot): OrderingSettings {
  return fieldsOfSettings(snapshot.data() ?? {});
}

/** The same of the fields of such a document. */
export function fieldsOfSettings(fields: Record<string, unknown>): OrderingSettings {
  const { revision, pausedUntil, pauseReason } = fields;
  const names = Object.keys(newSettingsSchema.entries) as (keyof NewOrderingSettings)[];
  const own = Object.fromEntries(names.map((name) => [name, fields[name]]));
  const parsed = v.safeParse(newSettingsSchema, {
    ...own,
    exceptions: onPossibleDates(own['exceptions']),
  });
  const isValid = parsed.success && isTimeZone(parsed.output.timeZone);
  const valid = isValid ? { ...defaultSettings, ...parsed.output } : defaultSettings;
  const given = isValid ? parsed.output.slotOrders : undefined;
  return {
    ...valid,
    slotOrders: given ?? Math.min(valid.slotCapacity, orderLimits.slotOrders),
    verifiedOnly: valid.verifiedOnly ?? false,
    // Also of invalid settings: whoever repairs them writes the next one.
    revision: Number.isSafeInteger(revision) ? Number(revision) : 0,
    pausedUntil: pausedUntil instanceof Timestamp ? pausedUntil.toDate().toISOString() : null,
    pauseReason: typeof pauseReason === 'string' ? pauseReason : '',
  };
}

/** Without dates so far off that nothing can be counted from them; they could be set once. */
function onPossibleDates(exceptions: unknown): unknown {
  if (typeof exceptions !== 'object' || exceptions === null) return exceptions;
  const [first, last] = orderLimits.exceptionDates;
  const isFarOff = (date: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(date) && (date < first || date > last);
  return Object.fromEntries(Object.entries(exceptions).filter(([date]) => !isFarOff(date)));
}
