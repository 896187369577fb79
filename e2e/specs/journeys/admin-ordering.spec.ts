import type { NewOrderingSettings, OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { callApi } from '../../harness/call-api.ts';
import { openStill } from '../../harness/layout-shifts.ts';
import type { Person } from '../../harness/people.ts';
import { expect, test } from '../../harness/test.ts';

const usual = [{ open: '11:00', close: '22:00' }];
const late = [{ open: '11:00', close: '02:00' }];

/** The settings with which every test begins. */
const known = {
  timeZone: 'America/New_York',
  week: { mon: usual, tue: usual, wed: usual, thu: usual, fri: usual, sat: usual, sun: [] },
  exceptions: {},
  leadMinutes: 20,
  slotMinutes: 15,
  slotCapacity: 20,
  slotOrders: 20,
  lastOrderMinutes: 15,
  daysAhead: 3,
  minCents: 0,
  needsScreen: false,
  verifiedOnly: false,
  notes: true,
  taxRates: [],
};

function readSettings({ accessToken: token }: Person): Promise<OrderingSettings> {
  return callApi('getOrderingSettings', { token });
}

type OwnSettings = Omit<NewOrderingSettings, 'revision'>;

/** Returns the settings that the owner sets. */
function ownSettings(settings: OrderingSettings): OwnSettings {
  const names = Object.keys(known) as (keyof OwnSettings)[];
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as OwnSettings;
}

/** Replaces settings, whatever the current revision is. */
async function saveSettings(person: Person, own: Partial<OwnSettings>): Promise<void> {
  const present = await readSettings(person);
  const body = { ...ownSettings(present), ...own, revision: present.revision };
  await callApi('setOrderingSettings', { token: person.accessToken, body });
}

let sample: OrderingSettings;

test.beforeEach(async ({ admin }) => {
  sample = await readSettings(admin);
  await saveSettings(admin, known);
});

test.afterEach(async ({ admin }) => {
  await saveSettings(admin, ownSettings(sample));
});

// On a first visit, nothing is cached.
test.use({ isFirstVisit: true, hasMotion: true });

test('nothing on the dashboard moves while it loads; the owner sets hours and a special date, and sees what a guest sees', async ({
  page,
  admin,
}) => {
  const isThere = page.getByRole('region', { name: 'Right now' });
  for (const width of [360, 1440]) await openStill(page, admin, '/dashboard', { width, isThere });
  await page.getByRole('link', { name: 'Hours', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hours' })).toBeFocused();
  const monday = page.getByRole('group', { name: 'Monday' });
  await monday.getByLabel('Closes').fill('02:00');
  await expect(monday.getByText('until 2 AM the next day')).toBeVisible();
  await monday.getByRole('button', { name: 'Copy: Monday' }).click();
  const copying = page.getByRole('dialog', { name: 'Copy Monday' });
  await copying.getByLabel('Every day').check();
  await copying.getByRole('button', { name: 'Copy hours' }).click();

  const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await page.getByRole('button', { name: 'Add a date' }).click();
  await expect(page.getByLabel('Date', { exact: true })).toBeFocused();
  await page.getByLabel('Date', { exact: true }).fill(inTwoDays);
  await page.getByLabel('Label').fill('Staff party');

  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.click();
  await zone.fill('pacific angeles');
  await zone.press('Enter');
  await expect(zone).toHaveValue('America/Los Angeles');
  await expect(zone).toHaveAccessibleDescription(/Pacific Time/);

  const preview = page.getByRole('region', { name: 'What a guest sees now' });
  await expect(preview).toContainText("Guests don't see your changes until you save them.");
  await expect(preview).not.toContainText('Staff party');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Guests see it now.')).toBeVisible();
  await expect(preview).toContainText('Staff party');
  await expect(preview).toContainText('11 AM to 2 AM');
  expect(await readSettings(admin)).toMatchObject({
    timeZone: 'America/Los_Angeles',
    week: { mon: late, tue: late, wed: late, thu: late, fri: late, sat: late, sun: late },
    exceptions: { [inTwoDays]: { periods: [], label: 'Staff party' } },
  });
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('changed the hours and rules of').first()).toBeVisible();
});
