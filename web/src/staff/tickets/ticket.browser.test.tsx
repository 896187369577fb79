import { expect, test } from 'vitest';
import { openOrder } from '../../../testing/orders.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { Ticket } from './ticket.tsx';

const taxed = openOrder({
  lines: [2300, 1300].flatMap((bp) =>
    openOrder().lines.map((line) => ({ ...line, id: `${bp}`, tax: { name: `Rate ${bp}`, bp } })),
  ),
  taxIncludedCents: 378,
});
const textOf = () => document.querySelector('.ticket')?.textContent ?? '';
const ticket = { order: taxed, zone: 'UTC', isAhead: false };

test("the counter's ticket says how much tax is included at each rate", async () => {
  await renderPart(<Ticket {...ticket} copy="counter" />);
  await expect
    .poll(textOf)
    .toContain('Rate 2300 23%$2.34Rate 1300 13%$1.44Tax included$3.78Allergies?');
});

test("the kitchen's ticket says nothing about tax", async () => {
  await renderPart(<Ticket {...ticket} copy="kitchen" />);
  await expect.poll(textOf).toContain('Ember Margherita');
  expect(textOf()).not.toMatch(/tax/i);
});
