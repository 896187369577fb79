import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import type { Order } from '@thymely/contract/orders/endpoints';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { boxOf } from '../../../testing/boxes.ts';
import { boardCard, boardColumn, hearOrders, HeardBoard } from '../../../testing/kitchen-board.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { orderingQuery } from '../../api/ordering.ts';
import { queryClient } from '../../api/query-client.ts';

const first = openOrder({ _id: 'o-first', number: 1 });
const second = openOrder({ _id: 'o-second', number: 2 });
const third = openOrder({ _id: 'o-third', number: 3, state: 'accepted', revision: 2 });

const accept = (number: number) => page.getByRole('button', { name: `Accept #${number}` });
const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? '';

beforeEach(async () => {
  hearOrders(first, second, third);
  await renderPart(<HeardBoard />, { as: ada });
  await expect.element(boardCard(1)).toBeVisible();
});

test('the board works by keyboard: arrow keys from card to card, Enter, and the focus stays among the cards', async () => {
  const order = { ...first, state: 'accepted', revision: 2 };
  await answerApi({ call: 'POST /kitchen/orders/o-first/accept', json: { order, screen: null } });
  (accept(1).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(accept(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{Enter}');
  const moved = boardColumn('To do').getByRole('article', { name: /^#1 / });
  await expect.element(moved).toBeVisible();
  await expect.element(accept(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focusedName).toMatch(/^Start #/);
  expect(boardColumn('To do').element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focusedName).toMatch(/^More for #/);
});

test('a press does not measure the window, which would lay out every card', async () => {
  await answerApi({ call: 'POST /kitchen/orders/o-first/accept', isHeld: true });
  const widths = vi.spyOn(Element.prototype, 'clientWidth', 'get');
  onTestFinished(() => {
    widths.mockRestore();
  });
  (accept(1).element() as HTMLElement).click();
  await expect.element(accept(1)).toHaveAttribute('aria-busy', 'true');
  expect(widths.mock.contexts).not.toContain(document.documentElement);
});

test('allergies stand above the lines of a card; a long list has the note above it, too', async () => {
  const line = (id: string) => ({ ...openOrder().lines[0], id }) as Order['lines'][number];
  const lines = ['a', 'b', 'c', 'd'].map(line);
  hearOrders(
    { ...first, revision: 2, allergies: 'Peanuts', note: 'Ring twice', lines },
    second,
    third,
  );
  const tops = async (number: number, texts: string[]) => {
    await expect.element(boardCard(number).getByText(texts[0] ?? '')).toBeVisible();
    return texts.map((text) => boxOf(boardCard(number).getByText(text).first()).top);
  };
  const seen = await tops(1, ['Peanuts', 'Ring twice', 'Ember Margherita']);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('the details of an order tell what its dishes contain, which is loaded only when asked', async () => {
  await boardCard(1).getByRole('button', { name: 'More for #1' }).click();
  expect(await callsTo('GET /menu')).toEqual([]);
  await page.getByText('What is in it?').click();
  await expect
    .element(page.getByRole('dialog').getByText('Contains gluten and milk.'))
    .toBeVisible();
});

test("a guest's telephone number is asked for on a press, each time, and only where there is one", async () => {
  hearOrders({ ...first, revision: 2, hasPhone: true }, second, third);
  const contact = 'GET /kitchen/orders/o-first/contact';
  await answerApi({ call: contact, json: { phone: '+1 555 0100' } });
  const details = page.getByRole('dialog');
  const show = details.getByRole('button', { name: 'Show telephone number' });
  for (const times of [1, 2]) {
    await boardCard(1).getByRole('button', { name: 'More for #1' }).click();
    expect(await callsTo(contact)).toHaveLength(times - 1);
    await show.click();
    await expect.element(details.getByRole('link')).toHaveAttribute('href', 'tel:+15550100');
    await userEvent.keyboard('{Escape}');
  }
  await boardCard(2).getByRole('button', { name: 'More for #2' }).click();
  await expect.element(details).toBeVisible();
  await expect.element(show).not.toBeInTheDocument();
});

test('a question about an order that another screen finishes does not come back with the order', async () => {
  // The board asks what became of an order that has left.
  const collected = { ...first, state: 'collected', isOpen: false, revision: 5 };
  await answerApi({ call: 'GET /orders/o-first', json: collected });
  await boardCard(1).getByRole('button', { name: 'More for #1' }).click();
  const question = page.getByRole('dialog', { name: /^#1/ });
  await expect.element(question).toBeVisible();
  hearOrders(second, third);
  await expect.element(question).not.toBeInTheDocument();
  hearOrders({ ...first, state: 'ready', revision: 6 }, second, third);
  await expect.element(boardColumn('Ready').getByRole('article', { name: /^#1 / })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test.each([
  ['cancelled', 'Canceled'],
  ['rejected', 'Rejected'],
  [undefined, 'Left the board'],
])(
  'the place that is kept of an order that has left says what became of it: %s',
  async (state, words) => {
    const ended = { ...first, state, isOpen: false, revision: 2, isUnacknowledged: false };
    const call = 'GET /orders/o-first';
    await answerApi(state ? { call, json: ended } : { call, isHeld: true });
    // A finger rests on the board.
    const press = new PointerEvent('pointerdown', { bubbles: true, pointerId: 7, isPrimary: true });
    boardColumn('New').element().dispatchEvent(press);
    hearOrders(second, third);
    const place = () => document.querySelector('[data-order="o-first"]');
    await expect.poll(() => place()?.textContent).toContain(words);
    expect(place()?.textContent).not.toContain('Collected');
    expect(place()?.querySelector('.lucide-check')).toBeNull();
  },
);

test("the key '/' opens the search and Escape gives the focus back, but a field takes it as a letter", async () => {
  const search = page.getByRole('dialog', { name: 'Find an order' });
  (accept(2).element() as HTMLElement).focus();
  await userEvent.keyboard('/');
  await expect.element(search.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('zz');
  await expect
    .element(search.getByText('No order on this board has that number or name.'))
    .toBeVisible();
  // The first one empties the field.
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(accept(2)).toHaveFocus();

  const field = document.createElement('input');
  document.body.append(field);
  onTestFinished(() => {
    field.remove();
  });
  field.focus();
  await userEvent.keyboard('/');
  expect(field.value).toBe('/');
  await expect.element(search).not.toBeInTheDocument();
});

test('a new card counts down once it has waited long, and not while ordering is paused', async () => {
  const waiting = (number: number, minutes: number) => {
    const placedAt = new Date(Date.now() - minutes * 60_000).toISOString();
    return openOrder({ _id: `o-${number}`, number, placedAt, times: { placed: placedAt } });
  };
  hearOrders(first, second, third, waiting(4, 6.5), waiting(5, 9.5));
  await expect.element(boardCard(4).getByText('Answer within 3 min')).toBeVisible();
  await expect.element(boardCard(5).getByText('Answer now, or it ends')).toBeVisible();
  await expect.element(boardCard(1).getByText(/^Answer/)).not.toBeInTheDocument();
  const pauseEndsAt = new Date(Date.now() + 600_000).toISOString();
  queryClient.setQueryData<Ordering>(
    orderingQuery.queryKey,
    (known) => known && { ...known, state: 'paused', pauseEndsAt },
  );
  await expect.element(page.getByText(/^Answer (?:within|now)/)).not.toBeInTheDocument();
});
