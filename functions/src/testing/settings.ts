import type { NewOrderingSettings } from '@thymely/contract/hours/endpoints';
import { defaultSettings } from '../hours/settings.firestore.ts';

const allDay = [{ open: '00:00', close: '00:00' }];

/** Settings of a restaurant that is always open, even without a kitchen screen. */
const openSettings: NewOrderingSettings = {
  revision: 0,
  timeZone: 'America/New_York',
  week: {
    mon: allDay,
    tue: allDay,
    wed: allDay,
    thu: allDay,
    fri: allDay,
    sat: allDay,
    sun: allDay,
  },
  exceptions: {},
  leadMinutes: 10,
  slotMinutes: 15,
  slotCapacity: 60,
  slotOrders: 60,
  lastOrderMinutes: 15,
  answerMinutes: 10,
  daysAhead: 7,
  minCents: 0,
  needsScreen: false,
  verifiedOnly: false,
  unverifiedOrders: 1000,
  // Everybody who orders in a test comes from one address.
  unverifiedPerAddress: 1000,
  notes: true,
  phone: 'off',
  mails: [],
  taxRates: [],
};

/** Returns the body of a PUT with a restaurant's first settings, except for the given ones. */
export function newSettings(own: Partial<NewOrderingSettings> = {}): NewOrderingSettings {
  return { ...openSettings, ...own };
}

/** Returns a week with the same hours every day. */
export function everyDay(open: string, close: string): NewOrderingSettings['week'] {
  const days = Object.keys(defaultSettings.week).map((day) => [day, [{ open, close }]]);
  return Object.fromEntries(days) as NewOrderingSettings['week'];
}
