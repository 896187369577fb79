import type { Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { moveOrder, placeOrder } from '../../harness/orders.ts';
import { firestore, type Person, signUpKitchen } from '../../harness/people.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

declare global {
  interface Window {
    /** The pitch of every note that the page has played. */
    played: number[];
    /** The printed pages. */
    printed: string[];
    /** Whether the printer takes no paper, so that the sheet stays. */
    isPaperKept?: boolean;
  }
}

/** Records what the page plays and prints, which cannot be heard or seen here. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.played = [];
    window.printed = [];
    window.print = () => {
      window.printed.push(document.querySelector('.ticket-sheet')?.textContent ?? '');
      if (!window.isPaperKept) setTimeout(() => dispatchEvent(new Event('afterprint')));
    };
    const { prototype } = AudioScheduledSourceNode;
    const original = Object.getOwnPropertyDescriptor(prototype, 'start');
    const start = original?.value as (when?: number) => void;
    AudioScheduledSourceNode.prototype.start = function (when) {
      if (this instanceof OscillatorNode) window.played.push(this.frequency.value);
      start.call(this, when);
    };
  });
}

/**
 * Rejects the orders that other journeys have left waiting, which would ring, too. Accepted ones may
 * belong to a test that runs beside this one.
 */
async function rejectAll(staff: Person): Promise<void> {
  const orders = await callApi('listKitchenOrders', { token: staff.accessToken });
  for (const order of orders.filter(({ state }) => state === 'placed'))
    await moveOrder(staff, order, { action: 'reject', reason: 'closing' });
}

/** Returns everything on the device that a page of the site can read. */
async function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const caches = await window.caches.keys();
    const stored = [localStorage, sessionStorage].map((storage) => ({ ...storage }));
    return JSON.stringify({ databases, caches, stored, history: history.state as unknown });
  });
}

const notesPlayed = (page: Page) => page.evaluate(() => window.played.length);
const columnOf = (page: Page, name: string) => page.getByRole('region', { name });

async function startBoard(page: Page, staff: Person, prints?: string): Promise<void> {
  await listen(page);
  await openAs(page, staff, '/kitchen');
  await page.getByLabel('Screen name').fill('Pass');
  if (prints) await page.getByLabel('Print when accepted').selectOption(prints);
  await page.getByRole('button', { name: 'Start the board' }).click();
  await expect(columnOf(page, 'New')).toBeVisible();
}

test('a new order rings every ten seconds until another screen accepts it, and its tickets are printed', async ({
  page,
  admin,
  diner,
}) => {
  await rejectAll(admin);
  await page.clock.install();
  await startBoard(page, await signUpKitchen(), 'Both tickets');
  await expect(page.getByText('Sound is on')).toBeAttached();
  expect(await notesPlayed(page)).toBe(0);
  const order = await placeOrder(diner, { name: 'Petra', note: 'No basil' });
  const { number } = order;
  await expect(columnOf(page, 'New').getByText(`#${number}`)).toBeVisible();
  await expect.poll(() => notesPlayed(page)).toBeGreaterThan(0);
  await expect(page).toHaveTitle(/^\(\d+ new orders?\) Kitchen — /);
  const atFirst = await notesPlayed(page);
  await page.clock.fastForward('00:10');
  await expect.poll(() => notesPlayed(page)).toBeGreaterThan(atFirst);
  expect(await page.evaluate(() => window.printed)).toEqual([]);

  await moveOrder(admin, order, { action: 'accept' });
  await expect(columnOf(page, 'To do').getByText(`#${number}`)).toBeVisible();
  const untilAccepted = await notesPlayed(page);
  await page.clock.fastForward('00:30');
  await expect.poll(() => page.evaluate(() => window.printed.length)).toBe(2);
  const [forKitchen, forCounter] = await page.evaluate(() => window.printed);
  expect(forKitchen).toMatch(new RegExp(`#${number}Petra.*1 dish.*Ember Margherita.*No basil`));
  expect(forKitchen).not.toContain('$');
  expect(forCounter).toMatch(/To collect\$12\.50/);
  expect(await notesPlayed(page)).toBe(untilAccepted);
});

test('requirement 49: a ticket is 80 mm wide and as long as its order, and notes on it are text', async ({
  page,
  diner,
}) => {
  const { _id, number } = await placeOrder(diner, { name: 'W'.repeat(40) });
  const hostile = `<img src=x onerror=alert(1)> & "${'x'.repeat(100)}"`;
  const ticket = firestore().doc(`orders/${_id}`);
  const [line] = ((await ticket.get()).data()?.['lines'] ?? []) as Record<string, unknown>[];
  const lines = Array.from({ length: 20 }, (_, at) => {
    const name =
      at % 3 === 0 ? 'Slow-roasted tomato and basil soup with sourdough croutons' : 'Soup';
    const changes = { id: `line-${at}`, name, quantity: at + 1, note: at % 4 === 0 ? hostile : '' };
    return { ...line, ...changes, totalCents: 1250 * (at + 1) };
  });
  await ticket.update({ lines, note: hostile, totalCents: 262_500 });

  await startBoard(page, await signUpKitchen());
  await page.evaluate(() => (window.isPaperKept = true));
  await page.getByRole('button', { name: `More for #${number}` }).click();
  await page.getByRole('button', { name: 'Counter ticket' }).click();
  await expect.poll(() => page.evaluate(() => window.printed.length)).toBe(1);
  const sheet = page.locator('.ticket-sheet');
  expect(await sheet.textContent()).toContain(hostile);
  await expect(sheet.locator('img')).toHaveCount(0);

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(boxes).toHaveLength(1);
  const [widthMm = 0, heightMm = 0] = (boxes[0] ?? [])
    .slice(1)
    .map((pt) => (Number(pt) / 72) * 25.4);
  expect(widthMm).toBeCloseTo(80, 0);
  expect(heightMm).toBeGreaterThan(250);
});

test('after a reload the board starts by itself, and one tap turns its sound on again; logging out leaves nothing of the orders or of who cooked', async ({
  page,
  diner,
}) => {
  const cook = await signUpKitchen('Quentin Quillfeather');
  await startBoard(page, cook);
  const { _id, number } = await placeOrder(diner);
  await expect(columnOf(page, 'New').getByText(`#${number}`)).toBeVisible();
  // A browser that has played this site's sound before may let it play at once.
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        void this.suspend();
      }
    };
  });
  await page.reload();
  await expect(columnOf(page, 'New').getByText(`#${number}`)).toBeVisible();
  await expect(page).toHaveTitle('Sound is off');
  expect(await notesPlayed(page)).toBe(0);
  const bar = page.getByRole('button', { name: 'Sound is off: tap here' });
  await bar.click();
  await expect(bar).toBeHidden();
  await expect.poll(() => notesPlayed(page)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Screen settings' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  const kept = await keptOnDevice(page);
  expect(kept).toContain('kitchen-setup');
  expect(kept).not.toMatch(/kitchen-started|kitchen-tickets|access-token|firestore/i);
  for (const trace of [_id, diner.uid, cook.uid, cook.email, cook.name, cook.accessToken]) {
    expect(kept).not.toContain(trace);
  }
  await page.goto('/kitchen');
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(page.getByText(`#${number}`)).toHaveCount(0);
});
