import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Order } from '@thymely/contract/orders/endpoints';
import { boxOf, excessWidth } from '../../../../testing/boxes.ts';
import { boardCard, hearOrders, HeardBoard } from '../../../../testing/kitchen-board.tsx';
import { anEvening, openOrder } from '../../../../testing/orders.ts';
import { ada } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';

const states = ['placed', 'accepted', 'cooking', 'ready'] as const;
const waited = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** An order of each state with a number of four digits; the new one has waited for long. */
const orders = states.map((state, at): Order => {
  const placedAt = waited(state === 'placed' ? 20 : 2);
  const times = { placed: placedAt, ready: waited(12) };
  const facts = { name: 'Dana Whitfield', number: 1234 + at };
  return openOrder({ _id: `o-${state}`, ...facts, state, placedAt, times });
});

const gapBetween = (one: DOMRect, other: DOMRect) =>
  Math.max(
    other.left - one.right,
    one.left - other.right,
    other.top - one.bottom,
    one.top - other.bottom,
  );

async function openBoard(columns: 3 | 4, width: number, others: Order[] = []): Promise<void> {
  await page.viewport(width, 1180);
  hearOrders(...orders, ...others);
  await renderPart(<HeardBoard columns={columns} />, { as: ada });
}

test.each([
  [390, 3, 'last', 'small'],
  [390, 4, 'last', 'small'],
  [820, 3, 'last', 'medium'],
  [820, 4, 'last', 'small'],
  [1024, 4, 'first', 'small'],
  [1440, 4, 'last', 'large'],
] as const)(
  'at %d px with %d columns the action stands at the end of the %s line of each %s card, and touches nothing',
  async (width, columns, line, size) => {
    const others = line === 'first' ? 30 : 0;
    await openBoard(
      columns,
      width,
      anEvening({ placed: 0, accepted: others, cooking: 0, ready: 0 }),
    );
    for (const [at, state] of states.entries()) {
      const cooking = columns === 3 ? 'To do' : 'Cooking';
      const name = { placed: 'New', accepted: 'To do', cooking, ready: 'Ready' }[state];
      const tab = page.getByRole('button', { name: new RegExp(`^${name} \\d`) });
      if (width < 768) await tab.click();
      const card = boardCard(1234 + at);
      await expect.element(card).toBeVisible();
      expect(card.element().closest(`[data-card-size='${size}']`)).not.toBeNull();
      const number = card.getByText(`#${1234 + at}`, { exact: true });
      const button = card.getByRole('button').first();
      const [outer, step] = [boxOf(card), boxOf(button)];
      expect(outer.right - step.right).toBeLessThan(line === 'first' ? 14 : 24);
      expect(gapBetween(boxOf(number), step)).toBeGreaterThanOrEqual(4);
      if (line === 'first') expect(Math.abs(boxOf(number).top - step.top)).toBeLessThan(24);
      else expect(outer.bottom - step.bottom).toBeLessThan(24);
      const time = card.element().querySelector('p.tabular-nums')?.getBoundingClientRect();
      expect(time && gapBetween(time, step)).toBeGreaterThanOrEqual(0);
      const ring = card.element().querySelector('[data-ring]')?.getBoundingClientRect();
      if (size === 'small') continue;
      if (ring) expect(gapBetween(boxOf(number), ring)).toBeGreaterThanOrEqual(4);
      const guest = card.getByText('Dana Whitfield').element();
      expect(guest.scrollWidth).toBeLessThanOrEqual(guest.clientWidth);
    }
    expect(excessWidth()).toBe(0);
  },
);

test.each([390, 820])(
  'at %d px an order that ends soon says so above everything else, and no two buttons of the bar touch',
  async (width) => {
    await openBoard(4, width);
    const card = boardCard(1234);
    await expect.element(card.getByText(/^Answer now|^Answer within|^Not answered/)).toBeVisible();
    const warning = boxOf(card.getByText(/^Answer now|^Answer within|^Not answered/));
    expect(warning.bottom).toBeLessThanOrEqual(boxOf(card.getByText('#1234')).top + 1);
    const buttons = [...document.querySelectorAll('header button')]
      .filter((button) => button.checkVisibility())
      .map((button) => button.getBoundingClientRect());
    expect(buttons.length).toBeGreaterThanOrEqual(6);
    const gaps = buttons.flatMap((one, at) =>
      buttons.slice(at + 1).map((other) => gapBetween(one, other)),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
  },
);
