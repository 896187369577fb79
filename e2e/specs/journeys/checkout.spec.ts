import type { Page } from '@playwright/test';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { callApi } from '../../harness/call-api.ts';
import { enter, expectAnnounced } from '../../harness/keyboard.ts';
import { changeOrdering } from '../../harness/ordering-settings.ts';
import {
  type Person,
  revokeSessions,
  signInElsewhere,
  unverifyEmail,
  verifyEmail,
} from '../../harness/people.ts';
import { dismissAlert, openAs, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

/** Puts dishes into a diner's cart, past the browser. */
async function fillCart({ accessToken: token }: Person, ...dishes: MenuItem[]): Promise<void> {
  for (const { _id: menuItemId } of dishes) {
    await callApi('addToCart', { token, body: { menuItemId } });
  }
}

function ordersOf({ accessToken: token }: Person) {
  return callApi('listOrders', { token });
}

const placeButton = (page: Page) => page.getByRole('button', { name: 'Place order', exact: true });

/** Chooses one of the offered days and times, and returns the time. */
async function chooseLater(page: Page, offered: { day: number; time: number }): Promise<string> {
  await page.getByRole('radio', { name: 'Later' }).check();
  const slots = page.waitForResponse(/\/api\/checkout\?day=/);
  await page.locator('[name=day]').nth(offered.day).check({ force: true });
  await slots;
  const time = page.locator('[name=time]').nth(offered.time);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await time.check({ force: true });
  return time.inputValue();
}

/** Expects the page of an order, and an empty cart. */
async function expectOrdered(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/order\/o[\w-]{21}$/);
  await expect(page.getByText('0 in your cart')).toBeAttached();
}

test('a diner orders for a time through the forms, on a phone', async ({
  page,
  diner,
  newDish,
}) => {
  const hostile = `<img src=x onerror="document.title='taken over'">`;
  await fillCart(diner, await newDish({ name: 'Pocket Pizza', price: 7.5 }));
  await page.setViewportSize({ width: 320, height: 800 });
  await openAs(page, diner, '/cart-page');
  const more = page.getByRole('button', { name: 'Increase quantity of Pocket Pizza' });
  await more.click();
  await more.click();
  // The quantity is sent first, however quickly the diner moves on.
  await page.getByRole('button', { name: 'Procceed to Checkout' }).click();
  await page.getByText('3 dishes').click();
  await expect(page.getByText('3 × Pocket Pizza')).toBeVisible();
  await expect(page.getByText('$22.50').last()).toBeVisible();
  await expect(page.getByText('Pay at pick-up.').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/tax|fee/i);
  await expect(page.getByText('Allergies? Call us before you order.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the name' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Diner');

  const chosen = await chooseLater(page, { day: 1, time: 2 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.getByLabel('Name', { exact: true }).fill(hostile.slice(0, 40));
  await page.getByRole('button', { name: 'Add a note for the kitchen' }).click();
  await page.getByLabel('Note').fill(hostile);
  await page.getByRole('button', { name: /^Place order · \$22\.50 · / }).click();
  await expectOrdered(page);

  expect(await ordersOf(diner)).toMatchObject([
    { name: hostile.slice(0, 40), note: hostile, dueAt: chosen, totalCents: 2250 },
  ]);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.title()).not.toBe('taken over');
  await page.goBack();
  await expect(page.getByText('Cart is empty. Please add products.')).toBeVisible();
});

test('a diner orders as soon as possible with the keyboard alone, on a desktop', async ({
  page,
  diner,
  newDish,
}) => {
  await fillCart(diner, await newDish({ name: 'Desk Dal' }));
  await openAs(page, diner, '/cart-page');
  await enter(page, page.getByRole('button', { name: 'Procceed to Checkout' }));
  await expectAnnounced(page, { heading: 'Checkout', title: /^Checkout — / });
  await enter(page, page.getByRole('button', { name: 'Change the name' }));
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await enter(page, placeButton(page));
  await expect(page.getByText('Enter a name that we can call out.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Dee');
  await enter(page, placeButton(page));
  await expectOrdered(page);
  expect(await ordersOf(diner)).toMatchObject([{ name: 'Dee', pickup: { kind: 'asap' } }]);
});

test('requirement 43: of two tabs that order at once, one orders and the other reports that', async ({
  page,
  context,
  problems,
  diner,
  newDish,
}) => {
  await fillCart(diner, await newDish());
  await openAs(page, diner, '/checkout');
  const secondTab = await context.newPage();
  await secondTab.goto('/checkout');
  const tabs = [page, secondTab];
  for (const tab of tabs) await expect(placeButton(tab)).toBeVisible();
  problems.expect('response: 409 POST /api/orders');
  await Promise.all(tabs.map((tab) => placeButton(tab).click()));

  const [order, ...others] = await expectOrders(diner, 1);
  expect(others).toEqual([]);
  const view = (tab: Page) => tab.getByRole('link', { name: `View #${order?.number}` });
  const winner = /\/order\/o/;
  await expect
    .poll(() => tabs.filter((tab) => winner.test(tab.url())).map((tab) => tabs.indexOf(tab)))
    .toHaveLength(1);
  const loser = winner.test(page.url()) ? secondTab : page;
  await expect(loser.getByText(`You ordered #${order?.number} just now.`)).toBeVisible();
  await view(loser).click();
  await expect(loser).toHaveURL(`/order/${order?._id}`);
});

async function expectOrders(diner: Person, count: number) {
  await expect.poll(async () => (await ordersOf(diner)).length).toBe(count);
  return ordersOf(diner);
}

test('requirement 44: a risen price and a removed dish are shown before anything is ordered', async ({
  page,
  problems,
  admin,
  diner,
  newDish,
}) => {
  const dearer = await newDish({ name: 'Rising Roll', price: 5 });
  const leaving = await newDish({ name: 'Leaving Lasagna', price: 9 });
  await fillCart(diner, dearer, leaving);
  await openAs(page, diner, '/checkout');
  await expect(page.getByText('$14.00').last()).toBeAttached();
  const { accessToken: token } = admin;
  const { _id: id, name, category, recipe, image } = dearer;
  const body = { name, category, recipe, image, price: 6.4 };
  await callApi('updateMenuItem', { token, params: { id }, body });
  await callApi('deleteMenuItem', { token, params: { id: leaving._id } });

  problems.expect('response: 409 POST /api/orders');
  await placeButton(page).click();
  await expect(page.getByText('Was $5.00 each', { exact: true })).toBeVisible();
  await expect(page.getByText('No longer on our menu.')).toBeVisible();
  await expect(page.getByText('Fix what is marked, check the new total')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Remove Leaving Lasagna' });
  await expect(remove).toBeFocused();
  expect(await ordersOf(diner)).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page.getByText('Leaving Lasagna')).toHaveCount(0);
  await placeButton(page).click();
  await expectOrdered(page);
  expect(await ordersOf(diner)).toMatchObject([{ totalCents: 640, lines: [{ quantity: 1 }] }]);
});

test('requirement 51: where only verified guests can order, a diner verifies the email from the checkout', async ({
  page,
  problems,
  admin,
  diner,
  newDish,
}) => {
  await fillCart(diner, await newDish());
  await unverifyEmail(diner.uid);
  const restore = await changeOrdering(admin, { verifiedOnly: true });
  try {
    problems.expect('response: 409 POST /api/orders');
    await openAs(page, diner, '/checkout');
    await expect(page.getByText('we need to know that your email is yours')).toBeVisible();
    // The button names it, and leads to what has to be done.
    await page.getByRole('button', { name: 'Fix 1 thing to order' }).click();
    const send = page.getByRole('button', { name: 'Send the email' });
    await expect(send).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sent. Check your inbox.')).toBeVisible();
    await verifyEmail(diner.uid);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByText('we need to know that your email is yours')).toHaveCount(0);
    await placeButton(page).click();
    await expectOrdered(page);
  } finally {
    await restore();
  }
});

test('requirement 45: a diner whose time is taken meanwhile gets three other times', async ({
  page,
  problems,
  admin,
  diner,
  otherDiner,
  newDish,
}) => {
  const dish = await newDish();
  await fillCart(diner, dish);
  await fillCart(otherDiner, dish);
  const restore = await changeOrdering(admin, { slotCapacity: 1 });
  try {
    await openAs(page, diner, '/checkout');
    const taken = await chooseLater(page, { day: 2, time: 0 });
    const { accessToken: token } = otherDiner;
    const { quote } = await callApi('getCheckout', { token });
    await callApi('placeOrder', {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { quote, pickup: taken },
    });

    problems.expect('response: 409 POST /api/orders');
    await placeButton(page).click();
    await expect(page.getByText('That time has just filled up.')).toBeVisible();
    const times = page.getByRole('group', { name: 'Pick-up' }).locator('[data-mend]');
    await expect(times).toHaveCount(3);
    await expect(times.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(placeButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOrdered(page);
    const [order] = await ordersOf(diner);
    expect(Date.parse(order?.dueAt ?? '')).toBeGreaterThan(Date.parse(taken));
  } finally {
    await restore();
  }
});

test('requirement 43: an order during which the session ends is completed once after logging in', async ({
  page,
  problems,
  diner,
  newDish,
}) => {
  await fillCart(diner, await newDish());
  await openAs(page, diner, '/checkout');
  await expect(placeButton(page)).toBeVisible();
  await revokeSessions(diner.uid);
  problems.expect(/response: 401 /);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await submitLogin(page, diner);
  await dismissAlert(page, 'Signin successful!');
  await expectOrdered(page);
  const again = await signInElsewhere(diner);
  expect(await ordersOf(again)).toHaveLength(1);
});
