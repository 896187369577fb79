import type { Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { placeOrder } from '../../harness/orders.ts';
import { type Person, signUpKitchen } from '../../harness/people.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const hostile = '<img src=x onerror=alert(1)>';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cardIn = (page: Page, name: string, number: number) =>
  column(page, name).getByRole('article', { name: `#${number} ` });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** How long a message about a press stays. */
const messageMs = 5000;

async function openBoard(page: Page): Promise<Person> {
  const cook = await signUpKitchen();
  await openAs(page, cook, '/kitchen');
  await page.getByRole('button', { name: 'Start the board' }).click();
  await expect(column(page, 'New')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  return cook;
}

function stateOf(diner: Person, id: string) {
  return async () => {
    const { state } = await callApi('getOrder', { token: diner.accessToken, params: { id } });
    return state;
  };
}

test('requirement 49: an order moves from New to Collected, its name and notes are text, and a wrong press can be undone; a rejection marks the dish as sold out for today, and the diner reads it', async ({
  page,
  diner,
  newDish,
}) => {
  await page.clock.install();
  const note = `Nuts? ${hostile}`;
  const { _id, number } = await placeOrder(diner, { name: hostile, note });
  const dish = await newDish({ name: 'Board Broth' });
  const rejected = await placeOrder(diner, { dish: dish._id });
  const cook = await openBoard(page);
  const state = stateOf(diner, _id);

  const fresh = cardIn(page, 'New', number);
  await expect(fresh.getByText(hostile, { exact: true })).toBeVisible();
  await expect(fresh.getByText(note)).toBeVisible();
  await press(page, `Accept #${number}`).click();
  await expect(cardIn(page, 'To do', number)).toBeVisible();
  await press(page, `Undo #${number}`).click();
  await expect.poll(state).toBe('placed');
  await expect(press(page, `Accept #${number}`)).toBeVisible();
  // The pointer is still where Undo was.
  await expect(page.getByText(`#${number} ${hostile} is back`)).toBeVisible();
  await page.clock.fastForward(messageMs);
  await expect(page.getByText(`#${number} ${hostile} is back`)).toBeHidden();

  await press(page, `Accept #${number}`).click();
  await press(page, `Start #${number}`).click();
  await cardIn(page, 'Cooking', number)
    .getByRole('button', { name: `Ready #${number}` })
    .click();
  await expect(cardIn(page, 'Ready', number).getByText('$12.50')).toBeVisible();
  expect(await state()).toBe('ready');
  await press(page, `Collected #${number}`).click();
  await expect(
    page.getByRole('status').filter({ hasText: `#${number} ${hostile} collected` }),
  ).toBeVisible();
  await page.clock.fastForward(messageMs);
  await expect(press(page, `Collected #${number}`)).toHaveCount(0);
  expect(await state()).toBe('collected');

  // The order leaves the bar after five seconds, but can still be undone.
  const justNow = page.getByRole('list', { name: 'Handed out just now' });
  await justNow.getByRole('button', { name: `Undo #${number}` }).click();
  await expect(cardIn(page, 'Ready', number)).toBeVisible();
  expect(await state()).toBe('ready');

  await press(page, `More for #${rejected.number}`).click();
  await press(page, `Reject #${rejected.number}`).click();
  const dialog = page.getByRole('dialog', { name: `Reject #${rejected.number} Dana?` });
  await dialog.getByLabel('Something is sold out').check();
  await dialog.getByLabel('Board Broth').check();
  await dialog.getByRole('button', { name: 'Reject order' }).click();
  await expect(
    page.getByText(`#${rejected.number} Dana rejected. The diner can read why.`),
  ).toBeVisible();
  const soldOut = async () => {
    const dishes = await callApi('listSoldOut', { token: cook.accessToken });
    return dishes.filter((each) => 'dish' in each && each.dish === dish._id).length;
  };
  await expect.poll(soldOut).toBe(1);
  const params = { id: rejected._id };
  const { refusal } = await callApi('getOrder', { token: diner.accessToken, params });
  expect(refusal?.message).toMatch(/Sold out today: Board Broth\.$/);
});
