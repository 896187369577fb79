import { initialValues } from '@thymely/contract/ground/field-table';
import type { NewOrderingSettings, Period } from '@thymely/contract/ordering/endpoints';
import { settingsTable } from '@thymely/contract/ordering/settings/settings-table';

const wholeDay: Period[] = [{ open: '00:00', close: '00:00' }];

/**
 * The settings of the local stack and of tests: anyone can order at once at any hour, without a
 * screen in the kitchen. The time zone is that of the sample restaurant's address.
 */
export const sampleOrdering: NewOrderingSettings = {
  ...initialValues(settingsTable),
  revision: 1,
  timeZone: 'America/Los_Angeles',
  week: {
    mon: wholeDay,
    tue: wholeDay,
    wed: wholeDay,
    thu: wholeDay,
    fri: wholeDay,
    sat: wholeDay,
    sun: wholeDay,
  },
  leadMinutes: 10,
  slotCapacity: 60,
  slotOrders: 60,
  lastOrderMinutes: 0,
  needsScreen: false,
  // Everybody who tries the local stack, and every test, has the same address.
  unverifiedOrders: 1000,
  unverifiedPerAddress: 1000,
  // The specification: no fees or taxes are shown.
  taxRates: [],
};
