import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Order } from '@thymely/contract/orders/endpoints';
import { answerApi } from '../../../../testing/api.ts';
import { fakeTime } from '../../../../testing/fake-time.ts';
import { excessWidth } from '../../../../testing/boxes.ts';
import {
  boardCard,
  boardColumn,
  hearOrders,
  HeardBoard,
} from '../../../../testing/kitchen-board.tsx';
import { anEvening, openOrder } from '../../../../testing/orders.ts';
import { ada } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';

const px = (element: Element | null, name: 'fontSize' | 'height') =>
  element && Number.parseFloat(getComputedStyle(element)[name]);

/** Returns the sizes of the first card: its number, a line, and the button of its next step. */
function sizesOf(number: number): string {
  const card = boardCard(number).element();
  const line = card.querySelector('ul > li');
  return [
    px(card.querySelector('h3 > span'), 'fontSize'),
    px(line, 'fontSize'),
    px(card.querySelector('[data-primary]'), 'height'),
  ].join('/');
}

/** Whether every card is whole on the screen. */
function areAllWhole(): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-order] > article')];
  return cards.every((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    const list = card.closest('ol')?.getBoundingClientRect();
    return list && top >= list.top - 1 && bottom <= Math.min(list.bottom, innerHeight) + 4;
  });
}

const evening = (placed: number, cooking = 1): Order[] =>
  anEvening({ placed, accepted: 0, cooking, ready: 0 });

async function openBoard(orders: Order[]): Promise<void> {
  hearOrders(...orders);
  await renderPart(<HeardBoard />, { as: ada });
  await expect.element(boardCard(1)).toBeVisible();
}

const touch = (type: 'pointerdown' | 'pointerup' | 'pointermove') =>
  boardColumn('New')
    .element()
    .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, isPrimary: true }));

const [large, medium, small] = ['54/25/72', '40/20/64', '26/16/56'];

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test.each([
  [1, large],
  [4, medium],
])(
  'with %d new orders the cards are as large as all of them are whole: %s',
  async (count, sizes) => {
    await openBoard(evening(count));
    expect(sizesOf(1)).toBe(sizes);
    await expect.poll(areAllWhole).toBe(true);
    expect(excessWidth()).toBe(0);
  },
);

const listOfNew = () => boardColumn('New').element().querySelector('ol') ?? document.body;
const lanesOfNew = () => getComputedStyle(listOfNew()).gridTemplateColumns.split(' ').length;

/** Returns the first order of the evening with this many lines. */
function longOrder(lineCount: number, revision = 1, note = ''): Order {
  const [order = openOrder()] = evening(1, 0);
  const [line] = order.lines;
  const lines = Array.from({ length: lineCount }, (_, at) => ({ ...line, id: `line-${at}`, note }));
  return { ...order, revision, lines: lines as Order['lines'] };
}

test('one long order is smaller than a short one, because cards are measured', async () => {
  await openBoard([longOrder(9)]);
  expect(sizesOf(1)).toBe(medium);
  await expect.poll(areAllWhole).toBe(true);
});

test('a long card of the smallest size gets the room of lanes without cards', async () => {
  const order = longOrder(6, 1, 'No onions, please, and cut it into small pieces.');
  await openBoard([order]);
  await expect.poll(areAllWhole).toBe(true);
  expect(sizesOf(1)).toBe(small);
  expect(lanesOfNew()).toBe(1);
  // As soon as there are others, small cards have the lanes that there is room for.
  hearOrders(order, ...evening(12).slice(1));
  await expect.poll(lanesOfNew).toBeGreaterThan(2);
});

test('the size follows the orders once in ten seconds, two seconds after a touch; never under a finger', async () => {
  const pass = fakeTime();
  await openBoard([longOrder(1)]);
  expect(sizesOf(1)).toBe(large);
  hearOrders(longOrder(30, 2));
  await pass(5000);
  expect(sizesOf(1)).toBe(large);
  await expect.poll(() => pass(500).then(() => sizesOf(1))).toBe(small);

  touch('pointerdown');
  hearOrders(longOrder(1, 3));
  await pass(10_000);
  expect(sizesOf(1)).toBe(small);
  touch('pointerup');
  await pass(1200);
  touch('pointermove');
  await pass(1200);
  expect(sizesOf(1)).toBe(small);
  await expect.poll(() => pass(500).then(() => sizesOf(1))).toBe(large);
});

test('on a phone, whose columns are always as wide, the size changes once in ten seconds, too', async () => {
  await page.viewport(390, 844);
  const pass = fakeTime();
  const [, other = openOrder()] = evening(1);
  const json = { ...other, state: 'collected', isOpen: false };
  await answerApi({ call: `GET /orders/${other._id}`, json });
  await openBoard([longOrder(1), other]);
  await pass(500);
  expect(sizesOf(1)).toBe(small);
  hearOrders(longOrder(1));
  await expect.poll(() => sizesOf(1)).not.toBe(small);
  hearOrders(longOrder(30, 2));
  await pass(5000);
  expect(sizesOf(1)).not.toBe(small);
  await expect.poll(() => pass(500).then(() => sizesOf(1))).toBe(small);
});

test('the size stays while a dialog is open', async () => {
  const pass = fakeTime();
  await openBoard([longOrder(1)]);
  await boardCard(1).getByRole('button', { name: 'More for #1' }).click();
  await pass(10_000);
  hearOrders(longOrder(30, 2));
  await pass(3000);
  expect(sizesOf(1)).toBe(large);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => pass(500).then(() => sizesOf(1))).toBe(small);
});
