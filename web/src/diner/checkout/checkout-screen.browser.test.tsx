import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { shareInSight } from '../../../testing/boxes.ts';
import { answerOrdering } from '../../../testing/ordering.ts';
import { checkout } from '../../../testing/checkout.ts';
import {
  hourNamed,
  keepDraft,
  later,
  openCheckout,
  timeNamed,
  twoDays,
} from '../../../testing/open-checkout.ts';
import { openOrder } from '../../../testing/orders.ts';
import { dana } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { orderingQuery } from '../../api/ordering.ts';
import { checkoutKey } from '../../api/orders/checkout.ts';
import { queryClient } from '../../api/query-client.ts';
import { authState } from '../../lib/auth/auth-state.ts';
import { startSession } from '../../lib/session/session.ts';
import CheckoutScreen from './checkout-screen.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
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

test('Enter in a field orders nothing', async () => {
  await openCheckout();
  await button('Change the name').click();
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await allergies.fill('Peanuts');
  await userEvent.keyboard('{Enter}');
  await later.click();
  await userEvent.keyboard('{Enter}');
  expect(await callsTo('POST /orders')).toEqual([]);
});

test('what was typed and chosen is there again after a visit to the cart', async () => {
  await openCheckout(twoDays);
  await button('Change the name').click();
  await page.getByLabelText('Name', { exact: true }).fill('Dee');
  await allergies.fill('Peanuts');
  await button('Add a note for the kitchen').click();
  await expect.element(page.getByLabelText('Note')).toHaveFocus();
  await page.getByLabelText('Note').fill('Ring twice');
  await later.click();
  await hourNamed(/^1 PM/).click();
  await timeNamed('1 PM').click();
  await page.getByRole('link', { name: 'Change your cart' }).click();
  await expect.element(page.getByText('Cart is empty. Please add products.')).toBeVisible();
  history.back();
  await expect.element(allergies).toHaveValue('Peanuts');
  await expect.element(page.getByText('We call out Dee')).toBeVisible();
  await expect.element(page.getByLabelText('Note')).toHaveValue('Ring twice');
  await expect.element(timeNamed('1 PM')).toBeChecked();
});

test('what another person has typed in this tab is not shown', async () => {
  const typed = { name: 'Eve', note: 'Secret', allergies: 'Secret', choice: { kind: 'asap' } };
  sessionStorage.setItem('checkout', JSON.stringify({ uid: 'somebody-else', ...typed }));
  await openCheckout();
  await expect.element(page.getByText('We call out Dana Diner')).toBeVisible();
  await expect.element(allergies).toHaveValue('');
  // What this person has typed may be kept by now, or nothing yet.
  expect(sessionStorage.getItem('checkout') ?? '').not.toContain('Secret');
});

test('on a phone the button stays in sight and says what, when and for how much', async () => {
  await page.viewport(360, 640);
  await openCheckout();
  const place = button(/^Place order · \$12\.50 · Jan 1, 2030 at 12 PM$/);
  await expect.element(place).toBeVisible();
  expect(shareInSight(place)).toBe(1);
  await expect.element(page.getByText('1 × Stew')).not.toBeVisible();
  await page.getByText('1 dish').click();
  await expect.element(page.getByText('1 × Stew')).toBeVisible();
});

test('the button says beforehand what keeps the order from being placed, and leads there', async () => {
  await page.viewport(360, 640);
  await openCheckout({ problems: [{ code: 'sold_out', lineId: 'stew' }] });
  await button('Fix 1 thing to order').click();
  await expect.element(button('Remove Stew')).toHaveFocus();
  expect(await callsTo('POST /orders')).toEqual([]);
});

test('an order over the limit of unverified guests names the reason, and the email can be sent from there', async () => {
  const limit = { code: 'too_large', unit: 'cents', limit: 10_000, actual: 12_500 } as const;
  await openCheckout({ problems: [limit] });
  await expect
    .element(
      page.getByText(/^Until your email is verified, an online order can come to \$100\.00,/),
    )
    .toBeVisible();
  await expect.element(button('Send the email')).toBeVisible();
});

test('remembered allergies are filled in although nothing was typed in this tab', async () => {
  keepDraft({ kind: 'asap' });
  const words = JSON.stringify({ uid: dana.uid, allergies: 'Peanuts' });
  localStorage.setItem('allergies', words);
  await openCheckout();
  await expect.element(allergies).toHaveValue('Peanuts');
});

test('a dish that cannot be ordered is found even if the dishes were folded again', async () => {
  await page.viewport(360, 640);
  await openCheckout({ problems: [{ code: 'sold_out', lineId: 'stew' }] });
  await page.getByText('1 dish').click();
  await expect.element(button('Remove Stew')).not.toBeInTheDocument();
  await button('Fix 1 thing to order').click();
  await expect.element(button('Remove Stew')).toHaveFocus();
  expect(await callsTo('POST /orders')).toEqual([]);
});

const [stew] = checkout.lines;
const food = { name: 'Food', bp: 1300 };
const drinks = { name: 'Drinks', bp: 2300 };
const totals = page.getByRole('region', { name: 'Total' });

test('checkout says that prices include tax, and how much it is at each rate', async () => {
  if (!stew) throw new Error('The checkout has no line.');
  const wine = { ...stew, lineId: 'wine', name: 'Wine', unitCents: 420, totalCents: 420 };
  const soldOut = { ...wine, lineId: 'cider', name: 'Cider', available: false, tax: drinks };
  const lines = [{ ...stew, tax: food }, { ...wine, tax: drinks }, soldOut];
  await openCheckout({ lines, totalCents: 1670 });
  await expect.element(totals).toMatchTextContent(/Prices include tax\. Pay at pick-up\./);
  await expect
    .element(totals)
    .toMatchTextContent(/Tax included\s*\$2\.23\s*Drinks 23%\s*\$0\.79\s*Food 13%\s*\$1\.44/);
  await page.viewport(390, 844);
  await expect.element(page.getByText('Pay at pick-up. Tax is included.')).toBeVisible();
});

test('checkout says nothing about tax where the restaurant has set no rate', async () => {
  await openCheckout();
  await expect.element(totals.getByText('Pay at pick-up.')).toBeVisible();
  await expect.element(page.getByText(/tax/i)).not.toBeInTheDocument();
});

test('beside a sold-out dish, a press takes a similar one instead, as many of it', async () => {
  const gone = {
    lineId: 'gone',
    menuItemId: 'ember-margherita',
    name: 'Ember Margherita',
    image: '/dish-art/1f355.webp',
    category: 'pizza',
    quantity: 2,
    unitCents: 1250,
    totalCents: 2500,
    available: false,
    choices: [],
    note: 'No basil',
  };
  const problems = [{ code: 'sold_out' as const, lineId: 'gone' }];
  await openCheckout({ lines: [...checkout.lines, gone], problems });
  const instead = page.getByRole('group', { name: 'Instead of Ember Margherita:' });
  const offers = instead.getByRole('button', { name: /^Take .+ · \$1\d\.\d\d *Contains / });
  await expect.element(offers.first()).toBeVisible();
  expect(offers.elements()).toHaveLength(2);
  // No filter understands allergies in words.
  await allergies.fill('Celiac');
  await expect.element(instead).not.toBeInTheDocument();
  await allergies.fill('');
  await expect.element(instead).toBeVisible();

  const added = { ...gone, _id: 'new', email: dana.email, price: 12, quantity: 1, available: true };
  await answerApi(
    { call: 'GET /checkout', json: checkout },
    { call: 'POST /carts', status: 201, json: added },
    { call: 'PUT /carts/new', json: { ...added, quantity: 2 } },
    { call: 'DELETE /carts/gone', json: { message: 'Removed.' } },
  );
  await offers.first().click();
  await expect.element(page.getByText('Food added on the cart.')).toBeVisible();
  await expect.element(instead).not.toBeInTheDocument();
  const [post] = await callsTo('POST /carts');
  const body = JSON.parse(post?.body ?? '{}') as Record<string, unknown>;
  expect(body['menuItemId']).not.toBe('ember-margherita');
  expect(body).not.toHaveProperty('note');
  expect((await callsTo('PUT /carts/new')).map((call) => call.body)).toEqual(['{"quantity":2}']);
  expect(await callsTo('DELETE /carts/gone')).toHaveLength(1);
});

test('a telephone number is asked for where the restaurant needs one, and sent with the order', async () => {
  const order = openOrder();
  await answerOrdering({ phone: 'required' });
  await answerApi(
    { call: 'POST /orders', status: 201, json: order },
    { call: `GET /orders/${order._id}`, json: order },
  );
  await openCheckout();
  const phone = page.getByLabelText('Telephone number');
  const place = page.getByRole('button', { name: 'Place order' });
  await place.click();
  await expect.element(phone).toHaveFocus();
  await expect
    .element(page.getByText('Enter a number under which we can reach you.'))
    .toBeVisible();
  await phone.fill('call me');
  await place.click();
  await expect.element(page.getByText('Please check this number: 6 to 15 digits.')).toBeVisible();
  expect(await callsTo('POST /orders')).toEqual([]);
  await phone.fill(' +1 555 0100 200 ');
  await place.click();
  await expect.poll(async () => (await callsTo('POST /orders')).length).toBe(1);
  const [placed] = await callsTo('POST /orders');
  expect(JSON.parse(placed?.body ?? '')).toMatchObject({ phone: '+1 555 0100 200' });
});

test('what is filled in without an event is sent with the order', async () => {
  const order = openOrder();
  await answerOrdering({ phone: 'required' });
  await answerApi(
    { call: 'POST /orders', status: 201, json: order },
    { call: `GET /orders/${order._id}`, json: order },
  );
  await openCheckout();
  const phone = page.getByLabelText('Telephone number');
  await expect.element(phone).toBeVisible();
  // React hears of what is set in this way as little as of what a password manager fills in.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const button = page.getByRole('button', { name: 'Place order' });
  await expect.element(button).toBeEnabled();
  // At once: what renders in between would put back what React knows.
  value?.set?.call(phone.element(), '+1 555 0100 200');
  (button.element() as HTMLButtonElement).click();
  await expect.poll(async () => (await callsTo('POST /orders')).length).toBe(1);
  const [placed] = await callsTo('POST /orders');
  expect(JSON.parse(placed?.body ?? '')).toMatchObject({ phone: '+1 555 0100 200' });
});

test('no telephone number is asked for where the restaurant wants none', async () => {
  await openCheckout();
  await expect.element(allergies).toBeVisible();
  await expect.element(page.getByLabelText('Telephone number')).not.toBeInTheDocument();
});

test('while ordering is closed, guests read the sentence of the restaurant', async () => {
  const closed: Ordering = {
    state: 'off',
    closedNotice: 'Closed for a wedding.',
    opensAt: null,
    until: null,
    earliest: null,
    leadMinutes: 20,
    answerMinutes: 10,
    pauseEndsAt: null,
    timeZone: 'America/New_York',
    week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
    exceptions: {},
    notes: true,
    taxRates: [],
    soldOut: [],
    soldOutChoices: [],
  };
  await answerApi({ call: 'GET /ordering', json: closed });
  await openCheckout({ asap: null, slots: [], days: [], problems: [{ code: 'off' }] });
  await expect.element(page.getByText('Closed for a wedding.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
});

/** Renders the checkout, and notes something with each drawing of it. */
async function renderNoting(note: () => void): Promise<void> {
  await answerApi({ call: 'GET /checkout', json: checkout });
  const screen = (
    <Profiler id="checkout" onRender={note}>
      <CheckoutScreen />
    </Profiler>
  );
  await renderPart(screen, { isSignInUnknown: true });
  await startSession(dana);
  await expect.element(page.getByRole('textbox', { name: 'Allergies' })).toBeVisible();
}

test('the checkout is begun in slices of its own, and not where the session becomes ready', async () => {
  const areAsked: boolean[] = [];
  await renderNoting(() => {
    const auth = authState();
    if (auth.status !== 'signed-in' || auth.session !== 'ready') return;
    areAsked.push(queryClient.getQueriesData({ queryKey: checkoutKey }).length > 0);
  });
  expect(areAsked.slice(0, 2)).toEqual([false, true]);
});

test('what the API answers is drawn in slices of its own, and not where the answers arrive', async () => {
  const isKnown = (queryKey: readonly unknown[]) =>
    queryClient.getQueriesData({ queryKey }).some(([, data]) => data !== undefined);
  const haveForm: boolean[] = [];
  await renderNoting(() => {
    if (![checkoutKey, orderingQuery.queryKey].every(isKnown)) return;
    haveForm.push(document.querySelector('form') !== null);
  });
  expect(haveForm.slice(0, 2)).toEqual([false, true]);
});

test('of what is left for a day, one press takes as much, and another one offers the next day', async () => {
  const { lines, totalCents } = checkout;
  const withQuantity = (quantity: number) => ({
    ...checkout,
    ...twoDays,
    lines: lines.map((line) => ({ ...line, quantity, totalCents: totalCents * quantity })),
    totalCents: totalCents * quantity,
  });
  const [day = ''] = twoDays.days;
  await openCheckout({
    ...withQuantity(4),
    problems: [{ code: 'portions', lineId: 'stew', limit: 3, actual: 4, day }],
  });
  const note = page.getByText('Only 3 portions are left for this day.');
  const take = button('Take 3: Stew');
  await expect.element(note).toBeVisible();
  await button('Wednesday, Jan 2').click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: 'Wednesday, Jan 2' })).toHaveFocus();
  await page.getByRole('radio', { name: 'Right away' }).click();

  await answerApi(
    { call: 'PUT /carts/stew', json: {} },
    { call: 'GET /checkout', json: withQuantity(3) },
  );
  await take.click();
  await expect.element(note).not.toBeInTheDocument();
  const [saved] = await callsTo('PUT /carts/stew');
  expect(JSON.parse(saved?.body ?? '')).toEqual({ quantity: 3 });
  // The diner knows what they have changed themselves.
  await expect.element(button(/^Place order/).first()).toBeVisible();
  await expect.element(page.getByText('Quantity was 4')).not.toBeInTheDocument();
});
