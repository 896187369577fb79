import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { dana } from '../../../testing/people.ts';

const checkout: Checkout = {
  quote: 'a-quote',
  name: 'Dana Diner',
  lines: [
    {
      lineId: 'stew',
      menuItemId: 'stew',
      name: 'Stew',
      image: '/dish-art/1f372.webp',
      quantity: 1,
      unitCents: 1250,
      totalCents: 1250,
      available: true,
      choices: [],
      note: '',
      diets: [],
      allergens: [],
    },
  ],
  totalCents: 1250,
  asap: '2030-01-01T20:00:00.000Z',
  day: '2030-01-01',
  days: ['2030-01-01'],
  slots: ['2030-01-01T20:00:00.000Z'],
  problems: [],
};

async function openCheckout(changes: Partial<Checkout> = {}, as = dana): Promise<void> {
  await answerApi({ call: 'GET /checkout', json: { ...checkout, ...changes } });
  await openSite('/checkout', { as });
}

const allergies = page.getByLabelText('Allergies', { exact: true });
const remember = page.getByRole('checkbox', { name: /^Remember my allergies/ });
const onDevice = () => localStorage.getItem('allergies') ?? '';

test('allergies are sent in their own field', async () => {
  const order = openOrder();
  await answerApi(
    { call: 'POST /orders', status: 201, json: order },
    { call: `GET /orders/${order._id}`, json: order },
  );
  await openCheckout();
  await allergies.fill(' Peanuts ');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect.poll(async () => (await callsTo('POST /orders')).length).toBe(1);
  const [placed] = await callsTo('POST /orders');
  expect(JSON.parse(placed?.body ?? '')).toMatchObject({ allergies: 'Peanuts' });
});

test('allergies stay on this device only if the diner asks for it, and only for them', async () => {
  await openCheckout();
  await expect.element(remember).not.toBeInTheDocument();
  await allergies.fill('Peanuts');
  await expect.element(remember).not.toBeChecked();
  expect(onDevice()).toBe('');
  await remember.click();
  await allergies.fill('Peanuts, kiwi');
  expect(onDevice()).toContain('Peanuts, kiwi');
  await remember.click();
  expect(onDevice()).toBe('');
});

test('remembered allergies are filled in for the person who entered them', async () => {
  const words = JSON.stringify({ uid: dana.uid, allergies: 'Peanuts' });
  localStorage.setItem('allergies', words);
  await openCheckout();
  await expect.element(allergies).toHaveValue('Peanuts');
  await expect.element(remember).toBeChecked();
});

test("somebody else's remembered allergies are dropped", async () => {
  const words = JSON.stringify({ uid: 'somebody-else', allergies: 'Peanuts' });
  localStorage.setItem('allergies', words);
  await openCheckout();
  await expect.element(allergies).toHaveValue('');
  expect(onDevice()).toBe('');
});
