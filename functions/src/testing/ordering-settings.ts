import { initialValues } from '@thymely/contract/ground/field-table';
import type { NewOrderingSettings } from '@thymely/contract/ordering/endpoints';
import { settingsTable } from '@thymely/contract/ordering/settings/settings-table';
import { weekdays } from '@thymely/contract/ground/weekdays';

/** Settings of a restaurant that is always open, even without a kitchen screen. */
const openSettings: NewOrderingSettings = {
  revision: 0,
  ...initialValues(settingsTable),
  timeZone: 'America/New_York',
  week: everyDay('00:00', '00:00'),
  leadMinutes: 10,
  slotCapacity: 60,
  slotOrders: 60,
  needsScreen: false,
  unverifiedOrders: 1000,
  // Everybody who orders in a test comes from one address.
  unverifiedPerAddress: 1000,
};

/** Returns the body of a PUT with a restaurant's first settings, except for the given ones. */
export function newOrderingSettings(own: Partial<NewOrderingSettings> = {}): NewOrderingSettings {
  return { ...openSettings, ...own };
}

/** Returns a week with the same hours every day. */
export function everyDay(open: string, close: string): NewOrderingSettings['week'] {
  const days = weekdays.map((day) => [day, [{ open, close }]]);
  return Object.fromEntries(days) as NewOrderingSettings['week'];
}
