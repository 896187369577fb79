import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Order } from '@thymely/contract/orders/endpoints';
import { answerApi } from '../../testing/api.ts';
import { cartLine } from '../../testing/cart-lines.ts';
import { openSite } from '../../testing/open-site.tsx';
import { openOrder } from '../../testing/orders.ts';
import { dana } from '../../testing/people.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { translatePage } from '../../testing/translate-page.ts';
import { OrderContent } from '../diner/orders/order/order-content.tsx';
import { useRestaurantNow } from '../diner/orders/use-restaurant-now.ts';

/** What a person reads of an element that a translation has been through. */
function read(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].map((element) =>
    element.innerText.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim(),
  );
}

test('on a translated page, a press changes the badge, the totals and the button of the cart that are seen', async () => {
  onTestFinished(translatePage());
  const stew = cartLine('Stew');
  await answerApi(
    { call: 'GET /carts', json: [stew, cartLine('Bread', { price: 2.25 })] },
    { call: `PUT /carts/${stew._id}`, json: { ...stew, quantity: 2 } },
    { call: 'DELETE /carts/Bread', json: { deletedCount: 1 } },
  );
  await openSite('/cart-page', { as: dana });
  await expect.poll(() => read('main').join()).toContain('$9.75');
  expect(document.querySelectorAll('main font').length).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Increase quantity of Stew' }).click();
  await expect.poll(() => read('main').join()).toContain('$17.25');
  // Lines and totals are drawn one after the other.
  await expect.poll(() => read('main').join()).not.toContain('$9.75');
  await expect.poll(() => read('header [role=status]').join()).toContain('2 in your cart');
  await page.getByRole('button', { name: 'Delete Bread' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Yes/ }).click();
  await expect.poll(() => read('header [role=status]').join()).toContain('1 in your cart');
  await expect.poll(() => read('main').join()).toContain('$15.00');
  await expect.poll(() => read('main').join()).not.toContain('$17.25');
});

const asOfMs = Date.now();
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** An order whose next news come with a press. */
function FollowedOrder({ orders }: { orders: [Order, Order] }) {
  const [order, setOrder] = useState(orders[0]);
  const now = useRestaurantNow();
  const known = { status: 'known', order, asOfMs, outOfDate: undefined } as const;
  return (
    <>
      {now && <OrderContent {...known} now={now} />}
      <button
        type="button"
        onClick={() => {
          setOrder(orders[1]);
        }}
      >
        News
      </button>
    </>
  );
}

test('on a translated page, news change the minutes and the step of an order that are seen', async () => {
  await page.viewport(768, 1024);
  onTestFinished(translatePage());
  const accepted = openOrder({ state: 'accepted', number: 47 });
  const cooking = { ...accepted, state: 'cooking', dueAt: inMinutes(31.5) } as const;
  await answerApi({ call: 'GET /orders', json: [accepted] });
  await renderPart(<FollowedOrder orders={[accepted, cooking]} />, { as: dana });
  const section = 'section[aria-label=Progress]';
  await expect.poll(() => read(section).join()).toMatch(/in 1[345] minutes/);
  const before = read(`${section} [aria-current=step]`);
  await page.getByRole('button', { name: 'News' }).click();
  await expect.poll(() => read(section).join()).toMatch(/in 3[12] minutes/);
  expect(read(section).join()).not.toMatch(/in 1[345] minutes/);
  const after = read(`${section} [aria-current=step]`);
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});
