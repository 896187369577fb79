import type { Page } from '@playwright/test';
import type { Order } from '@thymely/contract/orders/endpoints';
import { callApi } from '../../harness/call-api.ts';
import type { NewDish } from '../../harness/dishes.ts';
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

const hostile = '<img src=x onerror=alert(1)>';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cardIn = (page: Page, name: string, number: number) =>
  column(page, name).getByRole('article', { name: `#${number} ` });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** How long a message about a press stays. */
const messageMs = 5000;

function stateOf(diner: Person, id: string) {
  return async () => {
    const { state } = await callApi('getOrder', { token: diner.accessToken, params: { id } });
    return state;
  };
}

async function startBoard(page: Page, cook: Person): Promise<void> {
  await listen(page);
  await openAs(page, cook, '/kitchen');
  await page.getByLabel('Screen name').fill('Pass');
  await page.getByLabel('Print when accepted').selectOption('Both tickets');
  await page.getByRole('button', { name: 'Start the board' }).click();
  await expect(column(page, 'New')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Sound is on')).toBeAttached();
}

/** A new order rings every ten seconds until another screen accepts it, and its tickets are printed. */
async function hearAndPrint(page: Page, { diner, admin }: Record<'diner' | 'admin', Person>) {
  expect(await notesPlayed(page)).toBe(0);
  const order = await placeOrder(diner, { name: 'Petra', note: 'No basil' });
  const { number } = order;
  await expect(column(page, 'New').getByText(`#${number}`)).toBeVisible();
  await expect.poll(() => notesPlayed(page)).toBeGreaterThan(0);
  await expect(page).toHaveTitle(/^\(\d+ new orders?\) Kitchen — /);
  const atFirst = await notesPlayed(page);
  await page.clock.fastForward('00:10');
  await expect.poll(() => notesPlayed(page)).toBeGreaterThan(atFirst);
  expect(await page.evaluate(() => window.printed)).toEqual([]);

  await moveOrder(admin, order, { action: 'accept' });
  await expect(column(page, 'To do').getByText(`#${number}`)).toBeVisible();
  const untilAccepted = await notesPlayed(page);
  await page.clock.fastForward('00:30');
  await expect.poll(() => page.evaluate(() => window.printed.length)).toBe(2);
  const [forKitchen, forCounter] = await page.evaluate(() => window.printed);
  expect(forKitchen).toMatch(new RegExp(`#${number}Petra.*1 dish.*Ember Margherita.*No basil`));
  expect(forKitchen).not.toContain('$');
  expect(forCounter).toMatch(/To collect\$12\.50/);
  expect(await notesPlayed(page)).toBe(untilAccepted);
}

/** A ticket is 80 mm wide and as long as its order, and notes on it are text. */
async function measureTicket(page: Page, diner: Person) {
  const order = await placeOrder(diner, { name: 'W'.repeat(40) });
  const { _id, number } = order;
  const note = `${hostile} & "${'x'.repeat(100)}"`;
  const ticket = firestore().doc(`orders/${_id}`);
  const fields = (await ticket.get()).data() ?? {};
  const [line] = (fields['lines'] ?? []) as Record<string, unknown>[];
  const lines = Array.from({ length: 20 }, (_, at) => {
    const name =
      at % 3 === 0 ? 'Slow-roasted tomato and basil soup with sourdough croutons' : 'Soup';
    const changes = { id: `line-${at}`, name, quantity: at + 1, note: at % 4 === 0 ? note : '' };
    return { ...line, ...changes, totalCents: 1250 * (at + 1) };
  });
  const revision = Number(fields['revision']) + 1;
  await ticket.update({ lines, note, totalCents: 262_500, revision });
  const card = cardIn(page, 'New', number);
  await expect(card.getByText(note).first()).toBeAttached();

  await page.evaluate(() => {
    window.printed = [];
    window.isPaperKept = true;
  });
  await press(page, `More for #${number}`).click();
  await page.getByRole('button', { name: 'Counter ticket' }).click();
  await expect.poll(() => page.evaluate(() => window.printed.length)).toBe(1);
  const sheet = page.locator('.ticket-sheet');
  expect(await sheet.textContent()).toContain(note);
  await expect(sheet.locator('img')).toHaveCount(0);

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(boxes).toHaveLength(1);
  const [widthMm = 0, heightMm = 0] = (boxes[0] ?? [])
    .slice(1)
    .map((pt) => (Number(pt) / 72) * 25.4);
  expect(widthMm).toBeCloseTo(80, 0);
  expect(heightMm).toBeGreaterThan(250);
  await page.evaluate(() => {
    window.isPaperKept = false;
    dispatchEvent(new Event('afterprint'));
  });
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return order;
}

type AtTheBoard = { cook: Person; guest: Person; newDish: NewDish };

/**
 * An order moves from New to Collected, its name and notes are text, and a wrong press can be undone; a
 * rejection marks the dish as sold out for today, and the diner reads it.
 */
async function moveAndReject(page: Page, { cook, guest, newDish }: AtTheBoard) {
  const note = `Nuts? ${hostile}`;
  const { _id, number } = await placeOrder(guest, { name: hostile, note });
  const dish = await newDish({ name: 'Board Broth' });
  const rejected = await placeOrder(guest, { dish: dish._id });
  const state = stateOf(guest, _id);

  const fresh = cardIn(page, 'New', number);
  await expect(fresh.getByText(hostile, { exact: true })).toBeVisible();
  await expect(fresh.getByText(note)).toBeVisible();
  await press(page, `Accept #${number}`).click();
  await expect(cardIn(page, 'To do', number)).toBeVisible();
  await press(page, `Undo #${number}`).click();
  await expect.poll(state).toBe('placed');
  await expect(press(page, `Accept #${number}`)).toBeVisible();
  // The pointer is still where Undo was.
  await expect(page.getByText(`#${number} ${hostile} is back`)).toBeVisible();
  await page.clock.fastForward(messageMs);
  await expect(page.getByText(`#${number} ${hostile} is back`)).toBeHidden();

  await press(page, `Accept #${number}`).click();
  await press(page, `Start #${number}`).click();
  await cardIn(page, 'Cooking', number)
    .getByRole('button', { name: `Ready #${number}` })
    .click();
  await expect(cardIn(page, 'Ready', number).getByText('$12.50')).toBeVisible();
  expect(await state()).toBe('ready');
  await press(page, `Collected #${number}`).click();
  await expect(
    page.getByRole('status').filter({ hasText: `#${number} ${hostile} collected` }),
  ).toBeVisible();
  await page.clock.fastForward(messageMs);
  await expect(press(page, `Collected #${number}`)).toHaveCount(0);
  expect(await state()).toBe('collected');

  // The order leaves the bar after five seconds, but can still be undone.
  const justNow = page.getByRole('list', { name: 'Handed out just now' });
  await justNow.getByRole('button', { name: `Undo #${number}` }).click();
  await expect(cardIn(page, 'Ready', number)).toBeVisible();
  expect(await state()).toBe('ready');

  await press(page, `More for #${rejected.number}`).click();
  await press(page, `Reject #${rejected.number}`).click();
  const dialog = page.getByRole('dialog', { name: `Reject #${rejected.number} Dana?` });
  await dialog.getByLabel('Something is sold out').check();
  await dialog.getByLabel('Board Broth').check();
  await dialog.getByRole('button', { name: 'Reject order' }).click();
  await expect(
    page.getByText(`#${rejected.number} Dana rejected. The diner can read why.`),
  ).toBeVisible();
  const soldOut = async () => {
    const dishes = await callApi('listSoldOut', { token: cook.accessToken });
    return dishes.filter((each) => 'dish' in each && each.dish === dish._id).length;
  };
  await expect.poll(soldOut).toBe(1);
  const params = { id: rejected._id };
  const { refusal } = await callApi('getOrder', { token: guest.accessToken, params });
  expect(refusal?.message).toMatch(/Sold out today: Board Broth\.$/);
}

/** Staff see another diner's order live until it ends, and cannot cancel it. */
async function watchAsStaff(page: Page, cook: Person, order: Order) {
  const status = page.getByRole('region', { name: 'Progress' }).getByRole('status');
  const listed = page.waitForResponse(/\/api\/orders\?open=true/);
  await page.goto(`/order/${order._id}`);
  await expect(status).toContainText('Waiting for the kitchen');
  await listed;
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await moveOrder(cook, order, { action: 'reject', reason: 'too_busy' });
  await expect(status).toContainText('Not accepted');
}

/** After a reload the board starts by itself, and one tap turns its sound on again. */
async function comeBack(page: Page, { number }: Order) {
  // A browser that has played this site's sound before may let it play at once.
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        void this.suspend();
      }
    };
  });
  await page.goto('/kitchen');
  await expect(column(page, 'New').getByText(`#${number}`)).toBeVisible();
  await expect(page).toHaveTitle('Sound is off');
  expect(await notesPlayed(page)).toBe(0);
  const bar = page.getByRole('button', { name: 'Sound is off: tap here' });
  await bar.click();
  await expect(bar).toBeHidden();
  await expect.poll(() => notesPlayed(page)).toBeGreaterThan(0);
}

/** Logging out leaves nothing of the orders or of who cooked. */
async function leave(page: Page, { number }: Order, traces: string[]) {
  await page.getByRole('button', { name: 'Screen settings' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  const kept = await keptOnDevice(page);
  expect(kept).toContain('kitchen-setup');
  expect(kept).not.toMatch(/kitchen-started|kitchen-tickets|access-token|firestore/i);
  for (const trace of traces) expect(kept).not.toContain(trace);
  await page.goto('/kitchen');
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(page.getByText(`#${number}`)).toHaveCount(0);
}

test("a new order rings every ten seconds until another screen accepts it, and its tickets are printed; requirement 49: a ticket is 80 mm wide and as long as its order, an order moves from New to Collected, its name and notes are text everywhere, and a wrong press can be undone; a rejection marks the dish as sold out for today, and the diner reads it; staff see another diner's order live until it ends, and cannot cancel it; after a reload the board starts by itself, and one tap turns its sound on again; logging out leaves nothing of the orders or of who cooked", async ({
  page,
  admin,
  diner,
  otherDiner,
  newDish,
}) => {
  await rejectAll(admin);
  await page.clock.install();
  const cook = await signUpKitchen('Quentin Quillfeather');
  await startBoard(page, cook);
  await test.step('ring and tickets', () => hearAndPrint(page, { diner, admin }));
  const long = await test.step('a long ticket', () => measureTicket(page, diner));
  await test.step('moves', () => moveAndReject(page, { cook, guest: otherDiner, newDish }));
  await test.step('as staff', () => watchAsStaff(page, cook, long));
  const last = await placeOrder(diner);
  await test.step('a reload', () => comeBack(page, last));
  const traces = [last._id, diner.uid, cook.uid, cook.email, cook.name, cook.accessToken];
  await test.step('a logout', () => leave(page, last, traces));
});
