import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Order } from '@thymely/contract/orders/endpoints';
import { kitchenOrdersQuery } from '../../api/kitchen.ts';
import { nothingKnown } from '../../api/orders/known-orders.ts';
import { queryClient } from '../../api/query-client.ts';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { boxOf } from '../../../testing/boxes.ts';
import { openOrder } from '../../../testing/orders.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { Board } from './board.tsx';

const first = openOrder({ _id: 'o-first', number: 1 });
const second = openOrder({ _id: 'o-second', number: 2 });
const third = openOrder({ _id: 'o-third', number: 3, state: 'accepted', revision: 2 });

const column = (name: string) => page.getByRole('region', { name, exact: true });
const cardOf = (number: number) => page.getByRole('article', { name: new RegExp(`^#${number} `) });
const accept = (number: number) => page.getByRole('button', { name: `Accept #${number}` });
const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? '';

function show(...orders: Order[]): void {
  queryClient.setQueryData(kitchenOrdersQuery.queryKey, { ...nothingKnown, orders });
}

function KnownBoard() {
  const { data } = useQuery({ ...kitchenOrdersQuery, enabled: false });
  return (
    <div className="flex h-dvh flex-col">
      {data && <Board orders={data.orders} isFull={false} columns={4} isOff={false} />}
    </div>
  );
}

beforeEach(async () => {
  show(first, second, third);
  await renderPart(<KnownBoard />, { as: ada });
  await expect.element(cardOf(1)).toBeVisible();
});

test('the board works by keyboard: arrow keys from card to card, Enter, and the focus stays among the cards', async () => {
  const order = { ...first, state: 'accepted', revision: 2 };
  await answerApi({ call: 'POST /kitchen/orders/o-first/accept', json: { order, screen: null } });
  (accept(1).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(accept(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{Enter}');
  const moved = column('To do').getByRole('article', { name: /^#1 / });
  await expect.element(moved).toBeVisible();
  await expect.element(accept(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focusedName).toMatch(/^Start #/);
  expect(column('To do').element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focusedName).toMatch(/^More for #/);
});

test('allergies stand above the lines of a card; a long list has the note above it, too', async () => {
  const line = (id: string) => ({ ...openOrder().lines[0], id }) as Order['lines'][number];
  const lines = ['a', 'b', 'c', 'd'].map(line);
  show({ ...first, revision: 2, allergies: 'Peanuts', note: 'Ring twice', lines }, second, third);
  const tops = async (number: number, texts: string[]) => {
    await expect.element(cardOf(number).getByText(texts[0] ?? '')).toBeVisible();
    return texts.map((text) => boxOf(cardOf(number).getByText(text).first()).top);
  };
  const seen = await tops(1, ['Peanuts', 'Ring twice', 'Ember Margherita']);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('the details of an order tell what its dishes contain, which is loaded only when asked', async () => {
  await cardOf(1).getByRole('button', { name: 'More for #1' }).click();
  expect(await callsTo('GET /menu')).toEqual([]);
  await page.getByText('What is in it?').click();
  await expect
    .element(page.getByRole('dialog').getByText('Contains gluten and milk.'))
    .toBeVisible();
});

test('a question about an order that another screen finishes does not come back with the order', async () => {
  // The board asks what became of an order that has left.
  const collected = { ...first, state: 'collected', isOpen: false, revision: 5 };
  await answerApi({ call: 'GET /orders/o-first', json: collected });
  await cardOf(1).getByRole('button', { name: 'More for #1' }).click();
  const question = page.getByRole('dialog', { name: /^#1/ });
  await expect.element(question).toBeVisible();
  show(second, third);
  await expect.element(question).not.toBeInTheDocument();
  show({ ...first, state: 'ready', revision: 6 }, second, third);
  await expect.element(column('Ready').getByRole('article', { name: /^#1 / })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});
