import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Order } from '@thymely/contract/orders/endpoints';
import { answerApi, callsTo } from '../../../../testing/api.ts';
import { fakeTime } from '../../../../testing/fake-time.ts';
import { boxOf, excessWidth, textsOf } from '../../../../testing/boxes.ts';
import {
  boardCard,
  boardColumn,
  hearOrders,
  HeardBoard,
} from '../../../../testing/kitchen-board.tsx';
import { anEvening, openOrder } from '../../../../testing/orders.ts';
import { ada } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';

const cards = page.getByRole('article', { name: /^#\d+ / });
const head = (name: string) => boardColumn(name).getByText(/\d+ (above|below)$/);

/** Returns the numbers of the cards that are whole in sight, and over which nothing else lies. */
function wholeCards(): number {
  return cards.elements().filter((card) => {
    const list = card.closest('ol')?.getBoundingClientRect();
    const { top, bottom, left, right } = card.getBoundingClientRect();
    const isInside =
      list && top >= list.top - 1 && bottom <= Math.min(list.bottom, innerHeight) + 1;
    const isCovered = [top + 4, bottom - 4].some(
      (y) => !card.contains(document.elementFromPoint((left + right) / 2, y)),
    );
    return isInside && !isCovered;
  }).length;
}

async function openBoard(...orders: Order[]): Promise<void> {
  hearOrders(...orders);
  await renderPart(<HeardBoard />, { as: ada });
  await expect.element(cards.first()).toBeVisible();
  const silent = page.getByRole('button', { name: 'Sound is off: tap here' });
  if (silent.elements().length > 0) await silent.click();
  await expect.element(silent).not.toBeInTheDocument();
}

describe('thirty orders on a tablet of 1024 × 768 px', () => {
  beforeEach(async () => {
    await page.viewport(1024, 768);
  });

  test.each([
    ['in four columns', { placed: 12, accepted: 8, cooking: 6, ready: 4 }],
    ['in two columns', { placed: 4, accepted: 26, cooking: 0, ready: 0 }],
    ['in one column', { placed: 30, accepted: 0, cooking: 0, ready: 0 }],
  ])('%s: at least twelve are whole in sight', async (_, counts) => {
    await openBoard(...anEvening(counts));
    await expect.poll(wholeCards).toBeGreaterThanOrEqual(12);
    expect(excessWidth()).toBe(0);
  });

  test('leave the room of an empty column, which keeps its name, to the fullest one', async () => {
    await openBoard(...anEvening({ placed: 4, accepted: 26, cooking: 0, ready: 0 }));
    expect(boxOf(boardColumn('Cooking')).width).toBe(40);
    await expect
      .element(boardColumn('Cooking').getByText('Cooking', { exact: true }))
      .toBeVisible();
    expect(boxOf(boardColumn('New')).width).toBeGreaterThan(208);
    const boxes = () => boardColumn('To do').getByRole('article').all().map(boxOf);
    // The first of each lane stand side by side, and no card lies on another.
    const firstTops = () =>
      new Set(
        boxes()
          .slice(0, 3)
          .map(({ top }) => top),
      ).size;
    await expect.poll(firstTops).toBe(1);
    const inLane = boxes();
    expect(new Set(inLane.map(({ left }) => left)).size).toBe(3);
    const gaps = inLane.flatMap((one, at) =>
      inLane
        .slice(at + 1)
        .filter(({ left }) => left === one.left)
        .map(({ top }) => top - one.bottom),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  });

  test('are counted in the head of their column while they are out of sight, in no live region', async () => {
    await openBoard(...anEvening({ placed: 12, accepted: 8, cooking: 6, ready: 4 }));
    await expect.element(head('New')).toBeVisible();
    const [words = ''] = textsOf(head('New'));
    const below = Number.parseInt(words, 10);
    expect(words).toBe(`${below} below`);
    expect(below).toBeGreaterThan(6);
    expect(head('New').element().closest('[role=status], [role=alert], [aria-live]')).toBeNull();
    const list = boardColumn('New').getByRole('list').first().element();
    const toTheEnd = () => {
      list.scrollTo(0, list.scrollHeight);
      return textsOf(head('New'))[0];
    };
    await expect.poll(toTheEnd).toMatch(/^\d+ above$/);
  });
});

test('the arrow keys follow the lanes: down and up in a lane, left and right to the next one', async () => {
  await page.viewport(1024, 768);
  await openBoard(...anEvening({ placed: 4, accepted: 26, cooking: 0, ready: 0 }));
  const start = (number: number) => page.getByRole('button', { name: `Start #${number}` });
  (start(5).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(start(8)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await expect.element(start(6)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(page.getByRole('button', { name: 'Accept #1', exact: true })).toHaveFocus();
});

test('a column opens for its first order, but not under a finger: two seconds after the last touch', async () => {
  await page.viewport(1024, 768);
  const orders = anEvening({ placed: 3, accepted: 1, cooking: 0, ready: 0 });
  await openBoard(...orders);
  const before = boxOf(boardColumn('New'));
  boardCard(1)
    .element()
    .dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  const touchedAt = performance.now();
  const begun = openOrder({ _id: 'o-begun', number: 77, state: 'cooking', revision: 3 });
  hearOrders(...orders, begun);
  await expect.element(boardColumn('Cooking').getByText('1', { exact: true })).toBeVisible();
  expect(boxOf(boardColumn('New'))).toEqual(before);
  await expect.element(boardCard(77)).toBeVisible();
  expect(performance.now() - touchedAt).toBeGreaterThan(1900);
  expect(boxOf(boardColumn('Cooking')).width).toBeGreaterThan(200);
});

describe('in a rush', () => {
  /** Returns how many cards stand side by side in a column; cards that have just come still grow. */
  const lanesIn = (name: string) =>
    new Set(
      boardColumn(name)
        .getByRole('article')
        .elements()
        .map((card) => card.parentElement?.getBoundingClientRect().left),
    ).size;
  const touch = (type: 'pointerdown' | 'pointerup') =>
    boardColumn('New')
      .element()
      .dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 7,
          pointerType: 'touch',
          isPrimary: true,
        }),
      );

  beforeEach(async () => {
    await page.viewport(1600, 900);
  });

  test('lanes follow the load: not within ten seconds, never under a finger, and not while all is in sight', async () => {
    const pass = fakeTime();
    await openBoard(...anEvening({ placed: 16, accepted: 1, cooking: 1, ready: 1 }));
    await expect.poll(() => lanesIn('New')).toBe(4);
    hearOrders(...anEvening({ placed: 10, accepted: 3, cooking: 3, ready: 3 }));
    await pass(30_000);
    expect(lanesIn('New')).toBe(4);

    hearOrders(...anEvening({ placed: 4, accepted: 19, cooking: 22, ready: 2 }));
    await expect.element(head('To do')).toBeVisible();
    await expect.poll(() => lanesIn('Cooking')).toBeGreaterThanOrEqual(2);
    await expect.poll(() => lanesIn('To do')).toBeGreaterThanOrEqual(2);
    expect(lanesIn('New')).toBe(1);

    // The load turns around at once, and a finger rests on the board.
    hearOrders(...anEvening({ placed: 40, accepted: 2, cooking: 3, ready: 2 }));
    await expect.element(head('New')).toBeVisible();
    await pass(5000);
    expect(lanesIn('New')).toBe(1);
    touch('pointerdown');
    await pass(30_000);
    expect(lanesIn('New')).toBe(1);
    touch('pointerup');
    await expect.poll(() => pass(1000).then(() => lanesIn('New'))).toBeGreaterThan(2);
  });

  test('an order is found by its name or number, with `/` or a button, and opens its details', async () => {
    await openBoard(...anEvening({ placed: 2, accepted: 3, cooking: 47, ready: 1 }));
    await userEvent.keyboard('/');
    const search = page.getByRole('dialog', { name: 'Find an order' });
    const field = search.getByLabelText('Number or name');
    await expect.element(field).toHaveFocus();
    await field.fill('40');
    await expect.element(search.getByRole('button', { name: /^#40 / })).toBeVisible();
    await expect.element(search.getByText('1 order found')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: /^#40 / })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

    await page.getByRole('button', { name: 'Find an order' }).click();
    await field.fill('grace');
    const rows = search.getByRole('listitem').getByRole('button');
    await expect.element(rows.first()).toHaveAccessibleName(/Grace Featherstone/);
    await rows.first().click();
    await expect.element(page.getByRole('dialog', { name: /Grace Featherstone/ })).toBeVisible();
  });
});

test('a press on a card opens its details, where the whole name is and where it is delayed or rejected', async () => {
  await page.viewport(1024, 768);
  await openBoard(openOrder({ _id: 'o-one', number: 1, name: 'Maximiliane Featherstonehaugh' }));
  const underPress = () => {
    const { left, bottom } = boxOf(boardCard(1));
    return document.elementFromPoint(left + 30, bottom - 14) as HTMLElement;
  };
  // A new card moves into its place.
  await expect.poll(() => boardCard(1).element().contains(underPress())).toBe(true);
  underPress().click();
  const details = page.getByRole('dialog', { name: '#1 Maximiliane Featherstonehaugh' });
  await expect.element(details.getByRole('button', { name: 'Reject #1' })).toBeVisible();
  await details.getByRole('button', { name: 'Accept #1 with a delay' }).click();
  const call = 'POST /kitchen/orders/o-one/accept';
  await answerApi({ call, isHeld: true });
  await page.getByRole('button', { name: /^\+20 min/ }).click();
  await expect.poll(() => callsTo(call)).toHaveLength(1);
  const [sent] = await callsTo(call);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ from: 'placed', minutes: 20 });
});

test('the row above the columns counts the dishes of all orders, and its button lists them all', async () => {
  await page.viewport(1024, 768);
  await openBoard(...anEvening({ placed: 4, accepted: 3, cooking: 2, ready: 5 }));
  const row = page.getByRole('region', { name: 'All day' });
  const [first] = textsOf(row.getByRole('listitem'));
  expect(first).toMatch(/^\d+ ?Ember Margherita$/);
  const before = boxOf(boardColumn('New'));
  const canceled = openOrder({ _id: 'o-gone', number: 99 });
  hearOrders(...anEvening({ placed: 4, accepted: 3, cooking: 2, ready: 5 }), canceled);
  await expect.element(boardCard(99)).toBeVisible();
  await answerApi({
    call: 'GET /orders/o-gone',
    json: { ...canceled, state: 'cancelled', isOpen: false, revision: 2 },
  });
  hearOrders(...anEvening({ placed: 4, accepted: 3, cooking: 2, ready: 5 }));
  await expect.element(page.getByRole('button', { name: 'Got it' })).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  expect(boxOf(boardColumn('New'))).toEqual(before);
  await page.getByRole('button', { name: /^All \d+ dishes to cook$/ }).click();
  const drawer = page.getByRole('dialog', { name: 'All day' });
  await expect.element(drawer.getByText('Ember Margherita')).toBeVisible();
  await expect.element(drawer.getByText(/^What is to be cooked now/)).toBeVisible();
});
