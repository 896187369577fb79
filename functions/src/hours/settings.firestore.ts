import type { OrderingSettings } from '@thymely/contract/hours/endpoints';
import { orderLimits, usualPerAddress } from '@thymely/contract/orders/limits';
import { newSettingsSchema } from '@thymely/contract/hours/schema';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { isTimeZone } from './time-zones.ts';

/** The minutes that an order waits for an answer, also where the settings are older than this. */
const usualAnswerMinutes = 10;

/** The settings of a new restaurant. Without hours, nothing can be ordered. */
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
  answerMinutes: usualAnswerMinutes,
  daysAhead: 7,
  minCents: 0,
  needsScreen: true,
  verifiedOnly: false,
  unverifiedOrders: orderLimits.unverifiedOrders,
  unverifiedPerAddress: usualPerAddress(),
  notes: true,
  phone: 'off',
  mails: [],
  taxRates: [],
  pausedUntil: null,
  pauseReason: '',
  pauseEndedAt: null,
  closedNotice: null,
};

/**
 * Returns `settings/ordering` in the API's form, or the defaults if it is missing or does not match
 * the contract (after a typo in the Firebase console): taking no orders is better than taking them
 * at times that nobody intended.
 */
export function toSettings(snapshot: DocumentSnapshot): OrderingSettings {
  return fieldsOfSettings(snapshot.data() ?? {});
}

/** Returns the settings from the fields of the document. */
export function fieldsOfSettings(fields: Record<string, unknown>): OrderingSettings {
  const { revision, pausedUntil, pauseReason, pauseEndedAt, closedNotice } = fields;
  const names = Object.keys(newSettingsSchema.entries);
  const own = Object.fromEntries(names.map((name) => [name, fields[name]]));
  const parsed = v.safeParse(newSettingsSchema, {
    ...own,
    exceptions: onPossibleDates(own['exceptions']),
  });
  const isValid = parsed.success && isTimeZone(parsed.output.timeZone);
  const valid = isValid ? { ...defaultSettings, ...parsed.output } : defaultSettings;
  const { slotOrders, unverifiedPerAddress } = isValid ? parsed.output : {};
  const unverifiedOrders = valid.unverifiedOrders ?? orderLimits.unverifiedOrders;
  return {
    ...valid,
    slotOrders: slotOrders ?? Math.min(valid.slotCapacity, orderLimits.slotOrders),
    verifiedOnly: valid.verifiedOnly ?? false,
    unverifiedOrders,
    unverifiedPerAddress: unverifiedPerAddress ?? usualPerAddress(unverifiedOrders),
    phone: valid.phone ?? 'off',
    answerMinutes: valid.answerMinutes ?? usualAnswerMinutes,
    mails: valid.mails ?? [],
    // Invalid settings keep their revision, so that whoever repairs them writes the next one.
    revision: Number.isSafeInteger(revision) ? Number(revision) : 0,
    pausedUntil: instantOr(pausedUntil),
    pauseReason: typeof pauseReason === 'string' ? pauseReason : '',
    pauseEndedAt: instantOr(pauseEndedAt),
    closedNotice: typeof closedNotice === 'string' ? closedNotice : null,
  };
}

function instantOr(stored: unknown): string | null {
  return stored instanceof Timestamp ? stored.toDate().toISOString() : null;
}

/** Removes dates too far off to count from, which could once be saved. */
function onPossibleDates(exceptions: unknown): unknown {
  if (typeof exceptions !== 'object' || exceptions === null) return exceptions;
  const [first, last] = orderLimits.exceptionDates;
  const isFarOff = (date: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(date) && (date < first || date > last);
  return Object.fromEntries(Object.entries(exceptions).filter(([date]) => !isFarOff(date)));
}
