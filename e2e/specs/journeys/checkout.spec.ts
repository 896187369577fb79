import type { Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { enter, expectAnnounced, tabTo } from '../../harness/keyboard.ts';
import { changeOrdering } from '../../harness/ordering-settings.ts';
import { placeOrder } from '../../harness/orders.ts';
import {
  type Person,
  revokeSessions,
  signInElsewhere,
  unverifyEmail,
  verifyEmail,
} from '../../harness/people.ts';
import { dismissAlert, openAs, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const hostile = `<img src=x onerror="document.title='taken over'">`;
const name = hostile.slice(0, 40);
const rightToLeft = 'بدون بصل من فضلك';

const sizes = {
  name: 'Size',
  min: 1,
  max: 1,
  choices: [
    { id: 'cup', name: 'Cup', cents: 0, isDefault: true },
    { id: 'bowl', name: 'Bowl', cents: 150, isDefault: false, allergens: ['celery' as const] },
  ],
};

/** Puts dishes into a diner's cart, past the browser. */
async function fillCart({ accessToken: token }: Person, ...ids: string[]): Promise<void> {
  const lines = ids.map((menuItemId) => ({ menuItemId, quantity: 1 }));
  await callApi('mergeCart', { token, body: { lines } });
}

function ordersOf({ accessToken: token }: Person) {
  return callApi('listOrders', { token });
}

const placeButton = (page: Page) => page.getByRole('button', { name: 'Place order', exact: true });

/** Chooses one of the offered days, and one of its times that are free, and returns the time. */
async function chooseLater(page: Page, offered: { day: number; time: number }): Promise<string> {
  await page.getByRole('radio', { name: 'Later' }).check();
  const slots = page.waitForResponse(/\/api\/checkout\?day=/);
  await page.locator('[name=day]').nth(offered.day).check({ force: true });
  await slots;
  const time = page.locator('[name=time]:enabled').nth(offered.time);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await time.check({ force: true });
  return time.inputValue();
}

/** Expects the page of an order, and an empty cart. */
async function expectOrdered(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/order\/o[\w-]{21}$/);
  await expect(page.getByText('0 in your cart')).toBeAttached();
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

test('requirement 27: on a phone a diner orders for a time through the forms; choices and notes reach the cart, the checkout, the order and the receipt as text, and on paper an order is its receipt and nothing else; requirement 43: the next order is made with the keyboard alone, and of two tabs that order at once, one orders and the other reports that', async ({
  page,
  context,
  problems,
  diner,
  newDish,
  newOptionGroup,
}) => {
  const { _id: groupId } = await newOptionGroup(sizes);
  const dish = await newDish({
    name: 'Choosy Chowder',
    price: 8,
    allergens: ['milk'],
    optionGroups: [groupId],
  });
  const { accessToken: token } = diner;
  const line = (choiceId: string, note: string) => {
    const choices = [{ groupId, choiceId }];
    return { menuItemId: dish._id, quantity: 1, choices, note };
  };
  const lines = [line('bowl', hostile), line('cup', rightToLeft)];
  await callApi('mergeCart', { token, body: { lines } });

  await page.setViewportSize({ width: 320, height: 800 });
  await openAs(page, diner, '/cart-page');
  const row = page.getByRole('row').filter({ hasText: 'Bowl' });
  await expect(row).toContainText('Size: Bowl +$1.50');
  await expect(row).toContainText('Contains milk and celery.');
  await expect(row).toContainText(hostile);
  const more = page.getByRole('button', { name: 'Increase quantity of Choosy Chowder, Bowl' });
  await more.click();
  await expect(page.getByText('Total price: $27.00')).toBeVisible();
  await expectNoOverflow(page);

  await more.click();
  // The quantity is sent first, however quickly the diner moves on.
  await page.getByRole('button', { name: 'Procceed to Checkout' }).click();
  await page.getByText('4 dishes').click();
  await expect(page.getByText('3 × Choosy Chowder')).toBeVisible();
  await expect(page.getByText('$36.50').last()).toBeVisible();
  await expect(page.getByText('Size: Bowl +$1.50')).toBeVisible();
  await expect(page.getByText('Contains milk and celery.')).toBeVisible();
  await expect(page.getByText(rightToLeft)).toBeVisible();
  await expect(page.getByText('Pay at pick-up.').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/tax|fee/i);
  await expect(page.getByText('Allergies? Call us before you order.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the name' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Diner');
  const chosen = await chooseLater(page, { day: 1, time: 2 });
  await expectNoOverflow(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Add a note for the kitchen' }).click();
  await page.getByLabel('Note').fill(hostile);
  await page.getByRole('button', { name: /^Place order · \$36\.50 · / }).click();
  await expectOrdered(page);
  expect(await ordersOf(diner)).toMatchObject([
    { name, note: hostile, dueAt: chosen, totalCents: 3650 },
  ]);
  await page.getByRole('heading', { name: 'Your dishes' }).click();
  await expect(page.getByText('Size: Bowl +$1.50').first()).toBeVisible();
  await expect(page.getByText('Contains milk and celery.').first()).toBeVisible();
  await expect(page.getByText(hostile).first()).toBeVisible();
  await expectNoOverflow(page);
  await page.emulateMedia({ media: 'print' });
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText('Size: Bowl +$1.50');
  await expect(receipt).toContainText('Contains milk and celery.');
  await expect(receipt).toContainText(hostile);
  for (const fact of [
    /Order #\d+ for /,
    name,
    /Placed \w{3}, \w{3} \d{1,2}, \d{4}, \d/,
    /Pick-up \w{3}, \w{3} \d{1,2}, \d{1,2}(:\d\d)? [AP]M/,
    'To be paid at pick-up.',
    'Allergies? Call us.',
  ]) {
    await expect(receipt).toContainText(fact);
  }
  await expect(receipt).not.toContainText('tax');
  const printed = await receipt.innerText();
  expect((await page.locator('body').innerText()).trim()).toBe(printed.trim());
  await page.emulateMedia({ media: null });

  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.title()).not.toBe('taken over');
  await page.goBack();
  await expect(page.getByText('Cart is empty. Please add products.')).toBeVisible();

  // On a desktop, the next order needs no mouse. The page asks for the cart again when it is looked at.
  await page.setViewportSize({ width: 1280, height: 900 });
  await fillCart(diner, 'ember-margherita');
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
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
  await tabTo(page, placeButton(page));

  const secondTab = await context.newPage();
  await secondTab.goto('/checkout');
  await secondTab.getByRole('button', { name: 'Change the name' }).click();
  await secondTab.getByLabel('Name', { exact: true }).fill('Dee');
  problems.expect('response: 409 POST /api/orders');
  await Promise.all([page.keyboard.press('Enter'), placeButton(secondTab).click()]);

  await expect.poll(async () => (await ordersOf(diner)).length).toBe(2);
  const [order] = await ordersOf(diner);
  expect(order).toMatchObject({ name: 'Dee', pickup: { kind: 'asap' } });
  const tabs = [page, secondTab];
  const winners = () => tabs.filter((tab) => /\/order\/o/.test(tab.url()));
  await expect.poll(() => winners().length).toBe(1);
  for (const winner of winners()) await expectOrdered(winner);
  const [loser] = tabs.filter((tab) => !winners().includes(tab));
  if (!loser) throw new Error('Both tabs show an order.');
  await expect(loser.getByText(`You ordered #${order?.number} just now.`)).toBeVisible();
  await loser.getByRole('link', { name: `View #${order?.number}` }).click();
  await expect(loser).toHaveURL(`/order/${order?._id}`);
});

test('requirement 51: where only verified guests can order, a diner verifies the email from the checkout; requirement 44: a risen price and a removed dish are shown before anything is ordered; requirement 45: a diner whose time is taken meanwhile gets three other times; requirement 43: an order during which the session ends is completed once after logging in', async ({
  page,
  problems,
  admin,
  diner,
  otherDiner,
  newDish,
}) => {
  const dearer = await newDish({ name: 'Rising Roll', price: 5 });
  const leaving = await newDish({ name: 'Leaving Lasagna', price: 9 });
  await fillCart(diner, dearer._id, leaving._id);
  await unverifyEmail(diner.uid);
  const restore = await changeOrdering(admin, { verifiedOnly: true, slotOrders: 1 });
  try {
    await openAs(page, diner, '/checkout');
    await expect(page.getByText('$14.00').last()).toBeAttached();
    await expect(page.getByText('we need to know that your email is yours')).toBeVisible();
    const taken = await chooseLater(page, { day: 2, time: 0 });
    // The button names it, and leads to what has to be done.
    await page.getByRole('button', { name: 'Fix 1 thing to order' }).click();
    const send = page.getByRole('button', { name: 'Send the email' });
    await expect(send).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sent. Check your inbox.')).toBeVisible();
    await verifyEmail(diner.uid);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByText('we need to know that your email is yours')).toHaveCount(0);

    const { accessToken: token } = admin;
    const { _id: id, name, category, recipe, image } = dearer;
    const body = { name, category, recipe, image, price: 6.4 };
    await callApi('updateMenuItem', { token, params: { id }, body });
    await callApi('deleteMenuItem', { token, params: { id: leaving._id } });
    problems.expect('response: 409 POST /api/orders');
    await placeButton(page).click();
    const changes = page.getByRole('list', { name: 'What has changed' });
    await expect(changes.getByText('Was $5.00 each')).toBeVisible();
    await expect(page.getByText('No longer on our menu.')).toBeVisible();
    await expect(page.getByText('Fix what is marked, check the new total')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Leaving Lasagna' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Leaving Lasagna')).toHaveCount(0);

    await placeOrder(otherDiner, { pickup: taken });
    await placeButton(page).click();
    await expect(page.getByText('That time has just filled up.')).toBeVisible();
    const times = page.getByRole('group', { name: 'Pick-up' }).locator('[data-mend]');
    await expect(times).toHaveCount(3);
    await expect(times.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(placeButton(page)).toBeFocused();
    expect(await ordersOf(diner)).toEqual([]);

    await revokeSessions(diner.uid);
    problems.expect(/response: 401 /);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await submitLogin(page, diner);
    await dismissAlert(page, 'Signin successful!');
    await expectOrdered(page);
    const orders = await ordersOf(await signInElsewhere(diner));
    expect(orders).toMatchObject([{ totalCents: 640, lines: [{ quantity: 1 }] }]);
    expect(Date.parse(orders[0]?.dueAt ?? '')).toBeGreaterThan(Date.parse(taken));
  } finally {
    await restore();
  }
});
