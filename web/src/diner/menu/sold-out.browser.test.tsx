import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { dayMs } from '@thymely/contract/ground/time';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { orderingQuery } from '../../api/ordering.ts';
import { noteServerTime } from '../../lib/server-clock.ts';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { boxOf } from '../../../testing/boxes.ts';
import { answerOrdering } from '../../../testing/ordering.ts';
import { cartLine } from '../../../testing/cart-lines.ts';
import { fakeTime } from '../../../testing/fake-time.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';
import { renewQuery } from '../../../testing/renew-query.ts';

const pide: MenuItem = {
  _id: 'pide',
  name: 'Picky Pide',
  category: 'salad',
  price: 9,
  recipe: 'Bake.',
  image: '/dish-art/1f372.webp',
  optionGroups: ['toppings'],
};
const plain: MenuItem = { ...pide, _id: 'plain', name: 'Plain Pide', optionGroups: [] };
const feta = { id: 'feta', name: 'Feta', cents: 150, isDefault: false };
const herbs = { id: 'herbs', name: 'Herbs', cents: 0, isDefault: false };
const toppings = { _id: 'toppings', name: 'Toppings', min: 0, max: 2, choices: [feta, herbs] };
const chosen = {
  groupId: 'toppings',
  group: 'Toppings',
  choiceId: 'feta',
  name: 'Feta',
  cents: 150,
};
const line = cartLine('Picky Pide', { menuItemId: 'pide', price: 10.5, choices: [chosen] });

/** Says what is sold out from now on, and lets the page hear it at once. */
async function sellOut(
  soldOut: Partial<
    Pick<Ordering, 'soldOut' | 'soldOutChoices' | 'left' | 'outToday' | 'portionsDay'>
  >,
) {
  await answerOrdering({ soldOut: [], soldOutChoices: [], left: {}, outToday: [], ...soldOut });
  await renewQuery(orderingQuery.queryKey);
}

async function openMenu(): Promise<void> {
  await answerApi(
    { call: 'GET /menu', json: [pide, plain] },
    { call: 'GET /option-groups', json: [toppings] },
  );
  await openSite('/menu?category=salad', { as: dana });
}

const cardOf = (name: string) => page.getByRole('article').filter({ hasText: name });
const addOf = (name: string) => cardOf(name).getByRole('button', { name: 'Add to Cart' });

test('a dish that sells out keeps its place, gray and without a way to order it, until it is back', async () => {
  await openMenu();
  const card = cardOf('Plain Pide');
  await expect.element(addOf('Plain Pide')).toBeEnabled();
  const { height } = boxOf(card);
  await sellOut({ soldOut: ['plain'] });
  await expect.element(card.getByText('Sold out today')).toBeVisible();
  await expect.element(addOf('Plain Pide')).toBeDisabled();
  await expect.element(addOf('Plain Pide')).toHaveAccessibleDescription('Sold out today');
  expect(getComputedStyle(card.element().querySelector('img') ?? document.body).filter).toBe(
    'grayscale(1)',
  );
  expect(boxOf(card).height).toBe(height);
  await sellOut({});
  await expect.element(addOf('Plain Pide')).toBeEnabled();
});

test('a sold-out choice cannot be chosen, and another one of its group can', async () => {
  await openMenu();
  await expect.element(addOf('Picky Pide')).toBeEnabled();
  await sellOut({ soldOutChoices: ['toppings.herbs'] });
  await page.getByRole('link', { name: 'Picky Pide' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Picky Pide' });
  await expect.element(sheet.getByRole('checkbox', { name: /^Herbs Sold out/ })).toBeDisabled();
  await expect.element(sheet.getByRole('checkbox', { name: /^Feta/ })).toBeEnabled();
});

test('a choice that sells out in the open sheet stays chosen, and the button leads to it', async () => {
  await openMenu();
  await page.getByRole('link', { name: 'Picky Pide' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Picky Pide' });
  const choice = sheet.getByRole('checkbox', { name: /^Feta/ });
  await choice.click();
  await sellOut({ soldOutChoices: ['toppings.feta'] });
  await expect.element(sheet.getByRole('checkbox', { name: /^Feta Sold out today/ })).toBeChecked();
  await sheet.getByRole('button', { name: 'Toppings: choose again' }).click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('“Feta” is sold out today.');
  await expect.element(choice).toHaveFocus();
});

test('a default choice that is sold out is not left out silently: the dish opens instead', async () => {
  await openMenu();
  await expect.element(addOf('Picky Pide')).toBeEnabled();
  const message = 'Toppings: “Herbs” is sold out today. Choose again.';
  const json = { code: 'INVALID_REQUEST', message, fields: { choices: message } };
  await answerApi({ call: 'POST /carts', status: 400, json });
  await addOf('Picky Pide').click();
  await expect.element(page.getByRole('dialog', { name: 'Picky Pide' })).toBeVisible();
  await expect.element(page.getByText(message)).toBeVisible();
});

test('the cart names a sold-out dish or choice, and leaves it out of the total until it is back', async () => {
  const row = page.getByRole('row').filter({ hasText: 'Picky Pide' });
  const note = (text: string) => page.getByRole('status').filter({ hasText: text });
  const skip = fakeTime();
  await answerApi({ call: 'GET /carts', json: [line] });
  await openSite('/cart-page', { as: dana });
  await expect.element(page.getByText('Total price: $10.50')).toBeVisible();
  await sellOut({ soldOutChoices: ['toppings.feta'] });
  await expect.element(row.getByText('Toppings: “Feta” is sold out today.')).toBeVisible();
  await expect
    .element(note("One dish can't be ordered with these options today. It isn't included"))
    .toBeVisible();
  await expect.element(page.getByText('Total price: $0.00')).toBeVisible();
  await expect.element(row.getByRole('link', { name: 'Choose again' })).toBeVisible();

  // Nobody tells the cart: it asks every five seconds.
  await answerOrdering({ soldOut: ['pide'], soldOutChoices: [] });
  await skip(5000);
  await expect.element(row.getByText('Sold out today')).toBeVisible();
  await expect.element(note('One dish is sold out today.')).toBeVisible();
  await sellOut({});
  await expect.element(page.getByText('Total price: $10.50')).toBeVisible();
});

test('a dish with serving times says them on its card, and cannot be ordered where none of them is offered', async () => {
  // The parts run from noon of a Wednesday on.
  const lunch = [{ days: ['wed' as const], from: '11:30', to: '14:30' }];
  const breakfast = [{ days: ['wed' as const], from: '07:00', to: '10:00' }];
  const menu = [
    { ...plain, served: lunch },
    { ...pide, served: breakfast },
  ];
  await answerOrdering({ slotMinutes: 15, lastOrderMinutes: 15, daysAhead: 0 });
  await answerApi({ call: 'GET /menu', json: menu }, { call: 'GET /option-groups', json: [] });
  await openSite('/menu?category=salad', { as: dana });
  await expect.element(cardOf('Plain Pide').getByText('Wed 11:30 AM–2:30 PM')).toBeVisible();
  await expect.element(addOf('Picky Pide')).toBeDisabled();
  await expect.element(addOf('Picky Pide')).toHaveAccessibleDescription('Wed 7 AM–10 AM');
  await expect.element(addOf('Plain Pide')).toBeEnabled();
  // Another day is offered now, on which the dish is served.
  await answerOrdering({ daysAhead: 7 });
  await renewQuery(orderingQuery.queryKey);
  await expect.element(addOf('Picky Pide')).toBeEnabled();

  await page.getByRole('link', { name: 'Picky Pide' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Picky Pide' });
  await expect.element(sheet.getByText(/^First pick-up: Jun 16 at /)).toBeVisible();
  await answerOrdering({ daysAhead: 0 });
  await renewQuery(orderingQuery.queryKey);
  const add = sheet.getByRole('button', { name: /^Add to Cart/ });
  const never = "It can't be had at any time that you can order for now.";
  await expect.element(add).toHaveAccessibleDescription(never);
  await expect.element(add).toBeDisabled();
});

test('few portions show on the card, and a dish that is out today can be ordered for other days', async () => {
  await openMenu();
  const card = cardOf('Plain Pide');
  await expect.element(addOf('Plain Pide')).toBeEnabled();
  const { height } = boxOf(card);
  await sellOut({ outToday: ['plain'] });
  await expect.element(card.getByText('Sold out today')).toBeVisible();
  await expect.element(addOf('Plain Pide')).toBeEnabled();
  await sellOut({ left: { plain: 2 } });
  await expect.element(card.getByText('Only 2 left')).toBeVisible();
  expect(boxOf(card).height).toBe(height);

  await page.getByRole('link', { name: 'Plain Pide' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Plain Pide' });
  await expect.element(sheet.getByText('Only 2 left today.')).toBeVisible();
  const more = sheet.getByRole('button', { name: 'Increase quantity of Plain Pide' });
  await more.click();
  await expect.element(more).toBeDisabled();
  // This device's clock is a day behind that of the server.
  const serverMs = Date.now() + dayMs;
  noteServerTime(new Headers({ date: new Date(serverMs).toUTCString() }));
  onTestFinished(() => {
    noteServerTime(new Headers({ date: new Date().toUTCString() }));
  });
  const portionsDay = new Date(serverMs + dayMs).toISOString().slice(0, 10);
  await sellOut({ left: { plain: 2 }, outToday: ['pide'], portionsDay });
  await expect.element(sheet.getByText('Only 2 left for tomorrow.')).toBeVisible();
  await expect.element(cardOf('Picky Pide')).toMatchTextContent(/Sold out for tomorrow/);
  // One has no portion left, and no other day is offered; the kitchen has marked the other.
  await sellOut({ soldOut: ['pide', 'plain'], outToday: ['pide'], portionsDay });
  await expect.element(sheet.getByText('Sold out today')).toBeVisible();
  await expect.element(cardOf('Picky Pide')).toMatchTextContent(/Sold out for tomorrow/);
});

test('the cart says how many are left today, for all lines of a dish, and a press takes those', async () => {
  const other = { ...line, _id: 'other', quantity: 4, note: 'No salt' };
  await answerApi({ call: 'GET /carts', json: [line, other] });
  await openSite('/cart-page', { as: dana });
  const row = page.getByRole('row').filter({ hasText: 'No salt' });
  await expect.element(row).toBeVisible();
  await sellOut({ left: { pide: 3 } });
  await expect.element(row.getByText('Only 3 left today.')).toBeVisible();
  await answerApi({ call: 'PUT /carts/other', json: { ...other, quantity: 2 } });
  await row.getByRole('button', { name: /^Take 2: Picky Pide/ }).click();
  await expect.element(row.getByText('Only 3 left today.')).not.toBeInTheDocument();
  await expect.poll(async () => (await callsTo('PUT /carts/other')).length).toBe(1);
  await sellOut({ outToday: ['pide'] });
  await expect
    .element(row.getByText('Sold out today. You can order it for another day.'))
    .toBeVisible();
  await expect.element(page.getByText('Total price: $31.50')).toBeVisible();
});
