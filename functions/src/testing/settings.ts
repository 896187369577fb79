import type { NewOrderingSettings } from '@thymely/contract/hours/endpoints';
import { defaultSettings } from '../hours/settings.firestore.ts';

const allDay = [{ open: '00:00', close: '00:00' }];

/** Open round the clock, whether or not a kitchen screen is seen. */
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
  daysAhead: 7,
  minCents: 0,
  needsScreen: false,
  verifiedOnly: false,
  notes: true,
  taxIncludedBp: null,
};

/** The body of a PUT: the first settings of a restaurant, but for what is given. */
export function newSettings(own: Partial<NewOrderingSettings> = {}): NewOrderingSettings {
  return { ...openSettings, ...own };
}

/** Hours of every day alike. */
export function everyDay(open: string, close: string): NewOrderingSettings['week'] {
  const days = Object.keys(defaultSettings.week).map((day) => [day, [{ open, close }]]);
  return Object.fromEntries(days) as NewOrderingSettings['week'];
}
