import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Order } from '../../../api/orders/orders.ts';
import { OrderClock } from './order-clock.tsx';
import { sampleNow, sampleOrder } from './sample-order.ts';

const drawn = (changes: Partial<Order>) =>
  renderToStaticMarkup(
    <OrderClock order={sampleOrder(changes)} now={{ ...sampleNow, ordering: undefined }} />,
  );

test('the small clock is a plain dial: no plate stands on its rim, and its arc is the wait', () => {
  const clock = drawn({ state: 'cooking' });
  expect(clock).not.toMatch(/<circle c[xy]="[^"]*" c[xy]="[^"]*" r="12"/);
  expect(clock.match(/class="hand"/g)).toHaveLength(2);
  expect(clock.match(/<path d="M[^"]*A98.8/g)).toHaveLength(1);
});

test('once the order is ready, a check takes the place of the hands and of the arc', () => {
  const clock = drawn({ state: 'ready' });
  expect(clock).toContain('lucide-check');
  expect(clock).not.toMatch(/class="hand"|A98.8/);
});
