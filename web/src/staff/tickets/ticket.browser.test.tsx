import { expect, test } from 'vitest';
import { boardCard, hearOrders, HeardBoard } from '../../../testing/kitchen-board.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { ada } from '../../../testing/people.ts';
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
  expect(textOf()).not.toMatch(/tax|Ahead/i);
});

test('a ticket that is printed before its time says so, and for when the order is booked', async () => {
  const pickup = { ...taxed.pickup, kind: 'slot' as const };
  await renderPart(<Ticket {...ticket} order={{ ...taxed, pickup }} isAhead copy="kitchen" />);
  await expect
    .poll(textOf)
    .toMatch(/^Ahead: don't start yet#\d+\D+Booked for \w{3}, \w{3} \d{1,2}, /);
  expect(textOf()).not.toMatch(/today|tomorrow/i);
});

const hostile = `<img src=x onerror="document.title='taken over'">`;
const choice = { groupId: 'size', group: 'Size', choiceId: 'bowl', name: 'Bowl', cents: 150 };
const large = { groupId: '_size', group: 'Size', choiceId: 'large', name: 'Large', cents: 300 };
const choosy = openOrder({
  lines: openOrder().lines.map((line) => ({ ...line, choices: [large, choice], note: hostile })),
});

test.each([
  ['kitchen', 'Size: Bowl'],
  ['counter', 'Size: Bowl +$1.50'],
] as const)(
  "requirement 27: on the %s's ticket, choices and notes are text",
  async (copy, words) => {
    await renderPart(<Ticket order={choosy} zone="UTC" isAhead={false} copy={copy} />);
    await expect.poll(textOf).toContain(hostile);
    expect(document.querySelector('.ticket-choice')?.textContent).toBe(words);
    // The size of a dish stands behind its name, and has no price of its own.
    expect(document.querySelector('.ticket-dish')?.textContent).toBe('Ember Margherita Large');
    expect(document.querySelector('img[src="x"]')).toBeNull();
  },
);

test('requirement 27: on the board, choices and notes are text, without a price', async () => {
  hearOrders(choosy);
  await renderPart(<HeardBoard />, { as: ada });
  const card = boardCard(choosy.number);
  await expect.element(card).toMatchTextContent(/Ember Margherita Large\s*Size: Bowl/);
  await expect.element(card.getByText(hostile)).toBeVisible();
  expect(card.element().textContent).not.toContain('+$');
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
