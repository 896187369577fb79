import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo, outage } from '../../../testing/api.ts';
import { excessWidth } from '../../../testing/boxes.ts';
import { loseConnection } from '../../../testing/lose-connection.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { dana } from '../../../testing/people.ts';
import { answerProvider, danaSignsIn } from '../../../testing/provider.ts';
import { endSession, startSession } from '../../lib/session/session.ts';
import { queryClient } from '../../api/query-client.ts';

const margherita = {
  _id: 'line',
  menuItemId: 'ember-margherita',
  name: 'Ember Margherita',
  quantity: 1,
  image: '/dish-art/1f355.webp',
  price: 12.5,
  email: dana.email,
  available: true,
};
const merged = (lines: object[], missing: object[] = []) => ({
  call: 'POST /carts/merge',
  json: { lines, missing },
});

// On a desk, the cart beside the menu has what the bar says.
beforeEach(() => page.viewport(1024, 768));

const question = page.getByRole('dialog', { name: 'Please login to order the food' });
const bar = page.getByRole('complementary', { name: 'Kept dishes' });

const add = (name: string) =>
  page.getByRole('article').filter({ hasText: name }).getByRole('button', { name: 'Add to Cart' });

/** Chooses a dish as a visitor who does not want to log in. */
async function keep(name: string): Promise<void> {
  await add(name).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Kept for you.')).toBeVisible();
}

const keptOnDevice = () => [
  localStorage.getItem('guest-cart'),
  localStorage.getItem('kept-dishes'),
];

const mergeCalls = async () =>
  (await callsTo('POST /carts/merge')).map(({ body, headers }) => ({
    ids: (JSON.parse(body) as { lines: { menuItemId: string }[] }).lines.map(
      ({ menuItemId }) => menuItemId,
    ),
    key: headers['idempotency-key'],
  }));

test('the button is busy until a visitor has answered, however long the question takes to load', async () => {
  await openSite('/pizza');
  await add('Ember Margherita').click();
  await expect.element(question).toBeVisible();
  expect(document.querySelector('article button[aria-busy=true]')).not.toBeNull();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(add('Ember Margherita')).toBeEnabled();
});

test('dishes are kept whatever a visitor answers, the menu says so, and the login adds them', async () => {
  await answerApi(
    merged([margherita, { ...margherita, _id: 'other', menuItemId: 'four-cheeses' }]),
  );
  answerProvider(danaSignsIn);
  await openSite('/pizza');
  await keep('Ember Margherita');
  await expect.element(bar).toMatchTextContent(/1 dish kept/);
  await keep('Four Cheeses');
  await bar.getByRole('button', { name: '2 dishes kept' }).click();
  const sheet = page.getByRole('dialog', { name: 'Kept dishes' });
  await expect.element(sheet.getByText('$27.45')).toBeVisible();
  await sheet.getByRole('link', { name: 'Log in to order' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/login?from=%2Fpizza');
  // Through the form: the provider would report that nobody is signed in, sooner or later.
  const main = page.getByRole('main');
  await main.getByLabelText('Email').fill(dana.email);
  await main.getByLabelText('Password', { exact: true }).fill('long enough');
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.poll(() => location.pathname).toBe('/pizza');
  await expect.element(page.getByText('The 2 dishes you kept are in your cart.')).toBeVisible();
  expect(await mergeCalls()).toMatchObject([{ ids: ['ember-margherita', 'four-cheeses'] }]);
  expect(keptOnDevice()).toEqual([null, null]);
  await expect.element(bar).not.toBeInTheDocument();
});

test('kept dishes can be dropped, and that can be undone', async () => {
  await openSite('/pizza');
  await keep('Ember Margherita');
  const forget = bar.getByRole('button', { name: "Don't keep these dishes" });
  await forget.click();
  await expect.element(bar).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(bar).toMatchTextContent(/1 dish kept/);
  await forget.click();
  await page.getByRole('button', { name: 'OK' }).click();
  expect(keptOnDevice()).toEqual([null, null]);
});

test.each([360, 768])(
  'at %i px the sheet of kept dishes changes them, and Back closes it',
  async (width) => {
    await page.viewport(width, 640);
    await openSite('/pizza');
    await keep('Ember Margherita');
    await bar.getByRole('button', { name: '1 dish kept' }).click();
    const sheet = page.getByRole('dialog', { name: 'Kept dishes' });
    await sheet.getByRole('button', { name: 'Increase quantity of Ember Margherita' }).click();
    await expect.element(sheet.getByText('$25.00').first()).toBeVisible();
    expect(excessWidth()).toBeLessThanOrEqual(0);
    // The alert would lie below the sheet.
    await sheet.getByRole('button', { name: 'Delete Ember Margherita' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    // A notice about the connection has the bar's place, but the sheet stays.
    await bar.getByRole('button', { name: '1 dish kept' }).click();
    const connect = loseConnection();
    dispatchEvent(new Event('offline'));
    await expect.element(page.getByText(/^You're offline/)).toBeInTheDocument();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(sheet.getByText('$25.00').first()).toBeVisible();
    connect();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.element(bar).toBeVisible();
    await bar.getByRole('button', { name: '1 dish kept' }).click();
    await expect.element(sheet.getByText('$25.00').first()).toBeVisible();
    history.back();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(bar).toBeVisible();
    expect(location.pathname).toBe('/pizza');
  },
);

test('a dish of the sheet opens in place of it, and Back leads to the menu', async () => {
  await openSite('/pizza');
  await keep('Ember Margherita');
  await bar.getByRole('button', { name: '1 dish kept' }).click();
  const sheet = page.getByRole('dialog', { name: 'Kept dishes' });
  await sheet.getByRole('link', { name: 'Ember Margherita' }).click();
  const dish = page.getByRole('dialog', { name: 'Ember Margherita' });
  await expect.element(dish).toBeVisible();
  history.back();
  await expect.element(dish).not.toBeInTheDocument();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(location.pathname + location.search).toBe('/pizza');
});

test('a merge that fails keeps the dishes, and the next start repeats it with its key', async () => {
  await answerApi({ call: 'POST /carts/merge', ...outage });
  await openSite('/pizza');
  await keep('Ember Margherita');
  await startSession(dana);
  await expect.element(page.getByText(/^We couldn't add the dishes you kept/)).toBeVisible();
  const first = await mergeCalls();
  expect(first.length).toBeGreaterThan(0);
  endSession({ byServer: true });
  await expect.element(bar).not.toBeInTheDocument();
  await answerApi(merged([margherita]));
  await startSession(dana);
  await expect.element(page.getByText('Food added on the cart.')).toBeVisible();
  const all = await mergeCalls();
  expect(all.length).toBe(first.length + 1);
  expect(new Set(all.map(({ key }) => key)).size).toBe(1);
  expect(keptOnDevice()).toEqual([null, null]);
});

test.each([
  ['a logout', { byServer: false }],
  ['the login of somebody else', { byServer: true }],
])('dishes of a failed merge are not inherited after %s', async (_, end) => {
  await answerApi({ call: 'POST /carts/merge', ...outage });
  await openSite('/pizza');
  await keep('Ember Margherita');
  await startSession(dana);
  await expect.element(page.getByText(/^We couldn't add the dishes you kept/)).toBeVisible();
  const before = await mergeCalls();
  endSession(end);
  await answerApi(merged([margherita]), {
    call: 'POST /jwt',
    json: { token: `x.${btoa(JSON.stringify({ sub: 'other', exp: 4_000_000_000 }))}.x` },
  });
  await startSession({ ...dana, uid: 'other', email: 'other@thymely.test' });
  await expect.poll(keptOnDevice).toEqual([null, null]);
  expect(await mergeCalls()).toHaveLength(before.length);
});

test('a cart of an account is never kept on the device', async () => {
  await answerApi({ call: 'GET /carts', json: [margherita] });
  await openSite('/pizza', { as: dana });
  await expect.element(page.getByText('1 in your cart')).toBeInTheDocument();
  endSession();
  expect(keptOnDevice()).toEqual([null, null]);
  expect(queryClient.getQueryCache().findAll({ queryKey: ['cart'] })).toEqual([]);
});

test('what did not get into the cart is named with its reason', async () => {
  const missing = [
    { menuItemId: 'gone', reason: 'dish_gone', message: 'This dish is no longer on the menu.' },
    { menuItemId: 'x', name: 'Tart', reason: 'full', message: 'Your cart is full.' },
  ];
  await answerApi(merged([margherita], missing));
  await openSite('/pizza');
  await keep('Ember Margherita');
  await startSession(dana);
  const alert = page.getByRole('dialog', { name: "2 dishes aren't in your cart" });
  await expect
    .element(alert)
    .toMatchTextContent(/This dish is no longer on the menu\. Tart: Your cart is full\./);
});
