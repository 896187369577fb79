import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import type { Ordering, OrderingSettings, Period } from '@thymely/contract/ordering/endpoints';
import { answerApi } from './api.ts';

const usual: Period[] = [{ open: '11:00', close: '22:00' }];

/** The hours of a restaurant as tests begin with them. */
export const sampleOrderingSettings: OrderingSettings = {
  ...defaultOrderingSettings,
  revision: 4,
  timeZone: 'America/New_York',
  week: { mon: usual, tue: usual, wed: usual, thu: usual, fri: usual, sat: usual, sun: [] },
  daysAhead: 3,
  needsScreen: false,
};

/** From now on, the API says this of ordering, and else what it has said before. */
export async function answerOrdering(changes: Partial<Ordering>): Promise<void> {
  const now = (await (await fetch('/api/ordering')).json()) as Ordering;
  await answerApi({ call: 'GET /ordering', json: { ...now, ...changes } });
}
