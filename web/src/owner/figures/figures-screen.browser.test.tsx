import { formatDate } from '@thymely/contract/ground/in-words';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { beforeEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { brand } from '@brand/brand.ts';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { fakeTime } from '../../../testing/fake-time.ts';
import { textsOf } from '../../../testing/boxes.ts';
import { fourWeeks } from '../../../testing/figures.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';

const figures = 'GET /figures';
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const today = dayOf(Date.now());
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

beforeEach(() => answerApi({ call: figures, json: fourWeeks(today) }));

test('today has its sales beside the same weekday, and bars with a table of the same numbers', async () => {
  await openSite('/dashboard/figures', { as: ada });
  await expect.element(heading('Today')).toBeVisible();
  const main = page.getByRole('main');
  const chart = main.getByRole('region', { name: 'Orders per hour' }).first();
  await expect.element(chart.getByRole('table')).toBeInTheDocument();
  expect(await callsTo(figures)).toHaveLength(1);
  for (const name of ['Takings', 'Orders', 'Average order', 'Ready on time'])
    await expect.element(main.getByText(name, { exact: true }).first()).toBeVisible();
  expect(chart.element().querySelectorAll('svg rect').length).toBeGreaterThan(20);
  await button('Table').click();
  await expect.element(button('Table')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(chart.getByRole('rowheader').first()).toBeVisible();
  expect(chart.element().querySelector('svg line')).toBeNull();
});

test('every reason why orders were not served is listed, zeros too, with the money lost', async () => {
  await openSite('/dashboard/figures', { as: ada });
  const card = page.getByRole('region', { name: 'Not served' });
  await expect.element(card.getByText(inBrandWords('$88.15'), { exact: false })).toBeVisible();
  expect(textsOf(card.getByRole('row')).slice(1)).toEqual([
    'Refused: sold out0',
    `Refused: too busy${inBrandWords('$24.50')}1`,
    'Refused: closing0',
    'Refused: the same order twice0',
    'Refused: another reason0',
    `Not answered in time${inBrandWords('$18.00')}1`,
    `Canceled by guests${inBrandWords('$12.50')}1`,
    `Not picked up${inBrandWords('$33.15')}1`,
  ]);
});

test('a range that is upside down or too long is refused in words, without a call', async () => {
  await openSite('/dashboard/figures', { as: ada });
  const [from, to] = [
    page.getByLabelText('From', { exact: true }),
    page.getByLabelText('To', { exact: true }),
  ];
  await from.fill('2026-03-02');
  await to.fill('2026-03-01');
  await button('Show').click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('The first day must not be after the last one.');
  await from.fill('2025-01-25');
  await button('Show').click();
  await expect.element(alert).toHaveTextContent('Choose a range of up to 92 days.');
  expect(await callsTo(figures)).toHaveLength(1);
  await from.fill('2026-02-01');
  await button('Show').click();
  await expect.element(heading('Chosen days')).toBeVisible();
  await expect
    .poll(async () => (await callsTo(figures)).map(({ query }) => query).sort())
    .toEqual(
      ['?dishDays=7', '?from=2025-12-28&to=2026-01-25', '?from=2026-02-01&to=2026-03-01'].sort(),
    );
});

test('what was not kept yet is a dash, and what the server refuses is said', async () => {
  const unknown = { hours: null, takings: null, rejectedBy: null, lost: null, tax: null };
  await answerApi({ call: figures, json: fourWeeks(today, unknown) });
  await openSite('/dashboard/figures', { as: ada });
  await expect.element(page.getByText('– Hours were not kept yet on this day.')).toBeVisible();
  const refused = { code: 'INVALID_REQUEST', message: 'Choose a range of up to 92 days.' };
  await answerApi({ call: figures, status: 400, json: refused });
  await openSite('/dashboard/figures?from=2020-01-01&to=2026-01-01', { as: ada });
  await expect.element(page.getByText(refused.message)).toBeVisible();
});

test('the bars of four weeks end with today, which is in sight and has its day below', async () => {
  await openSite('/dashboard/figures?days=28', { as: ada });
  const bars = page.getByRole('region', { name: 'Orders per day' }).first();
  await expect.element(bars).toBeVisible();
  const scroller = bars.element().querySelector('.overflow-x-auto');
  const labels = [...(scroller?.querySelectorAll('text.text-xs') ?? [])];
  const last = labels.at(-1);
  const shortDay = formatDate(today, 'UTC', { month: 'numeric', day: 'numeric' });
  expect(last?.textContent).toBe(shortDay);
  expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? Infinity);
  const edge = scroller?.getBoundingClientRect().right ?? 0;
  expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
});

test('the dishes of four weeks come from their sum, and those of a day from the same call', async () => {
  await openSite('/dashboard/figures?days=28', { as: ada });
  await expect.element(page.getByText('Pumpkin Ravioli').first()).toBeVisible();
  await expect.element(page.getByText('56 ×').first()).toBeVisible();
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect.element(heading('Today')).toBeVisible();
  await expect.element(page.getByText('2 ×').first()).toBeVisible();
  const calls = (await callsTo(figures)).map(({ query }) => query);
  expect(calls.filter((query) => !query.startsWith('?from='))).toEqual(['?dishDays=7']);
});

test('the paper of a day has the restaurant, every dish, and nothing of the screen', async () => {
  await openSite('/dashboard/figures', { as: ada });
  await expect.element(heading('Today')).toBeVisible();
  await commands.usePaper();
  const paper = page.getByRole('region', { name: 'End of day' });
  const names = [brand.name, 'Pumpkin Ravioli', 'A dish that is no longer on the menu'];
  for (const name of names) await expect.element(paper.getByText(name).first()).toBeVisible();
  expect(paper.getByText(/ ×$/).elements()).toHaveLength(5);
  expect(document.body.innerText.trim()).toBe((paper.element() as HTMLElement).innerText.trim());
});

test('the time on the screen and on the paper is that of the figures, not of the look at them', async () => {
  const skip = fakeTime();
  await openSite('/dashboard/figures', { as: ada });
  const shown = page.getByRole('main').getByText(/, until /);
  const printed = page.getByRole('region', { name: 'End of day', includeHidden: true });
  const times = () =>
    [shown, printed].map((place) => /\d+(:\d\d)?\s[AP]M/.exec(place.element().textContent)?.[0]);
  await expect.element(shown).toBeVisible();
  const [first] = times();
  expect(times()).toEqual([expect.any(String), first]);
  await skip(3 * 60_000);
  expect(times()).toEqual([first, first]);
  await skip(3 * 60_000);
  await expect.poll(times).not.toContain(first);
});

test('the paper says, too, that something was not kept yet', async () => {
  await answerApi({ call: figures, json: fourWeeks(today, { tax: null }) });
  await openSite('/dashboard/figures', { as: ada });
  await expect.element(heading('Today')).toBeVisible();
  await commands.usePaper();
  const paper = page.getByRole('region', { name: 'End of day' });
  await expect.element(paper.getByText(/not kept yet/)).toBeVisible();
});

test('the file and the paper are of the days shown', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const saved = vi.spyOn(URL, 'createObjectURL');
  await openSite('/dashboard/figures?days=7', { as: ada });
  await expect.element(heading('The last 7 days')).toBeVisible();
  await button('End of day').click();
  expect(print).toHaveBeenCalledOnce();
  await button('Download CSV').click();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  const file = saved.mock.calls[0]?.[0] as Blob;
  expect((await file.text()).trim().split('\r\n')).toHaveLength(8);
  vi.restoreAllMocks();
});
