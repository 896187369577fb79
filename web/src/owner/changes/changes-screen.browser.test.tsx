import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AuditEntry } from '@thymely/contract/audit/endpoints';
import { orderingQuery } from '../../api/ordering.ts';
import { queryClient } from '../../api/query-client.ts';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';

const pause: AuditEntry = {
  _id: 'pause',
  who: { _id: 'part', name: 'Ada Admin' },
  what: 'ordering.pause',
  target: 'ordering',
  before: {},
  after: { pausedUntil: '2026-02-01T03:30:00.000Z', pauseReason: 'Oven is down' },
  when: '2026-02-01T03:05:00.000Z',
};
const there = { time: 'Jan 31, 2026, 5:05 PM', until: /Jan 31, 2026, 5:30 PM$/ };

beforeEach(async () => {
  // No reader's clock is this far behind.
  const ordering = await queryClient.fetchQuery(orderingQuery);
  queryClient.clear();
  await answerApi(
    { call: 'GET /ordering', json: { ...ordering, timeZone: 'Pacific/Honolulu' } },
    { call: 'GET /audit', json: [pause] },
  );
});

test("Changes gives times and days in the restaurant's time zone", async () => {
  await openSite('/dashboard/changes', { as: ada });
  await expect.element(page.getByText(there.time)).toBeVisible();
  await expect.element(page.getByText(there.until)).toBeVisible();
  await page.getByLabelText('From', { exact: true }).fill('2026-01-31');
  await page.getByLabelText('To', { exact: true }).fill('2026-01-31');
  await expect
    .poll(async () => new URLSearchParams((await callsTo('GET /audit')).at(-1)?.query).get('to'))
    .toBe('2026-02-01T10:00:00.000Z');
  const query = new URLSearchParams((await callsTo('GET /audit')).at(-1)?.query);
  expect(query.get('from')).toBe('2026-01-31T10:00:00.000Z');
});

test('Changes is marked in the sidebar while it is open', async () => {
  await openSite('/dashboard', { as: ada });
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  await sidebar.getByRole('link', { name: 'Changes' }).click();
  await expect.element(page.getByRole('heading', { name: 'Changes', level: 1 })).toBeVisible();
  const marked = [...sidebar.element().querySelectorAll('[aria-current]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Changes']);
});

test('filters are sent with the next call, and one press shows all changes again', async () => {
  const limit = '20';
  const sent = async () =>
    Object.fromEntries(new URLSearchParams((await callsTo('GET /audit')).at(-1)?.query));
  await openSite('/dashboard/changes', { as: ada });
  await expect.element(page.getByText(there.time)).toBeVisible();
  await page.getByLabelText('Person').selectOptions('You');
  await expect.poll(sent).toEqual({ limit, who: ada.uid });
  await answerApi({ call: 'GET /audit', json: [] });
  await page.getByLabelText('Change', { exact: true }).selectOptions('Dish added');
  await expect.poll(sent).toEqual({ limit, who: ada.uid, what: 'menu.create' });
  await expect.element(page.getByText('No changes match these filters.')).toBeVisible();
  await answerApi({ call: 'GET /audit', json: [pause] });
  await page.getByRole('button', { name: 'Show all changes' }).click();
  await expect.poll(() => location.search).toBe('');
  await expect.element(page.getByText(there.time)).toBeVisible();
});

test('older changes are loaded page by page', async () => {
  const entries = page.getByRole('list', { name: 'Changes' });
  await answerApi({ call: 'GET /audit', json: [pause], headers: { 'x-next-cursor': 'a-1' } });
  await openSite('/dashboard/changes', { as: ada });
  await expect.element(page.getByText(there.time)).toBeVisible();
  await answerApi({
    call: 'GET /audit',
    json: [{ ...pause, _id: 'older', when: '2026-01-30T03:05:00.000Z' }],
  });
  await page.getByRole('button', { name: 'Show older changes' }).click();
  await expect.element(page.getByText('Jan 29, 2026, 5:05 PM')).toBeVisible();
  await expect.element(page.getByText(there.time)).toBeVisible();
  expect(entries.element().children).toHaveLength(2);
  expect((await callsTo('GET /audit')).at(-1)?.query).toContain('after=a-1');
});
