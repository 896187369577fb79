import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuQuery } from '../../../api/menu/menu.ts';
import { portionsQuery } from '../../../api/portions.ts';
import { queryClient } from '../../../api/query-client.ts';
import { soldOutQuery } from '../../../api/sold-out.ts';
import { answerApi, callsTo, outage } from '../../../../testing/api.ts';
import { boxOf, excessWidth, shareInSight, textsOf } from '../../../../testing/boxes.ts';
import { ada } from '../../../../testing/people.ts';
import { renewQuery } from '../../../../testing/renew-query.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { SoldOutDialog } from './sold-out-dialog.tsx';

const show = page.getByRole('group', { name: 'Show' });
const undo = page.getByRole('button', { name: 'Undo' });
const dishes = page.getByRole('list', { name: 'Dishes' });
const options = page.getByRole('list', { name: 'Options' });
const soldOut = (name: string) =>
  page.getByRole('button', { name: `Sold out: ${name}`, exact: true });
const margherita = 'PUT /kitchen/sold-out/ember-margherita';
const backOnSale = 'DELETE /kitchen/sold-out/ember-margherita';

beforeEach(async () => {
  await page.viewport(1024, 768);
  await renderPart(<SoldOutDialog onClose={() => undefined} />, { as: ada });
  await expect.element(show).toBeVisible();
});

test('one press shows the dishes of a category, or only the options', async () => {
  const [all, ...others] = textsOf(show.getByRole('button'));
  expect(all).toBe('All');
  expect(others).toEqual(['Salad', 'Pizza', 'Soup', 'Dessert', 'Drinks', 'Popular', 'Options']);
  await show.getByRole('button', { name: 'Pizza' }).click();
  await expect.element(soldOut('Ember Margherita')).toBeVisible();
  await expect.element(options).not.toBeInTheDocument();
  const pizzas = dishes.getByRole('listitem').elements().length;
  await show.getByRole('button', { name: 'Options' }).click();
  await expect.element(options).toBeVisible();
  await expect.element(dishes).not.toBeInTheDocument();

  // A search looks through everything again.
  await page.getByLabelText('Find a dish or an option').fill('ember');
  await expect.element(soldOut('Ember Margherita')).toBeVisible();
  await expect
    .element(show.getByRole('button', { name: 'All' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(dishes.getByRole('listitem').elements().length).toBeLessThan(pizzas);
});

test("'Today' says until when: with the business day, round the clock until midnight", async () => {
  const today = page.getByRole('radio', { name: /^Today until tomorrow at 12\sAM$/ });
  await expect.element(today).toBeChecked();
});

test('what was marked by mistake is undone with one press, and no row moves for it', async () => {
  await show.getByRole('button', { name: 'Pizza' }).click();
  const before = boxOf(soldOut('Ember Margherita'));
  await answerApi(
    { call: margherita, json: { until: null } },
    { call: backOnSale, json: { message: 'It is available again.' } },
    { call: 'GET /kitchen/sold-out', isHeld: true },
  );
  (soldOut('Ember Margherita').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('Ember Margherita is sold out until recalled.'))
    .toBeVisible();
  const again = page.getByRole('button', { name: 'Available again: Ember Margherita' }).first();
  expect(boxOf(again).top).toBe(before.top);
  // The same button now does the opposite: it keeps the focus, and waits for a moment.
  await expect.element(again).toHaveFocus();
  await expect.element(again).toBeEnabled();
  await undo.click();
  await expect.element(page.getByText('Ember Margherita is available again.')).toBeVisible();
  expect(await callsTo(backOnSale)).toHaveLength(1);
  expect(boxOf(soldOut('Ember Margherita'))).toEqual(before);
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(page.getByRole('status')).toHaveFocus();
});

test('undoing Available again marks the dish for as long as it was marked before', async () => {
  const at = new Date().toISOString();
  const entry = { dish: 'ember-margherita', name: 'Ember Margherita', until: null, at };
  queryClient.setQueryData(soldOutQuery.queryKey, [entry]);
  await answerApi(
    { call: 'GET /kitchen/sold-out', json: [entry] },
    { call: backOnSale, json: { message: 'It is available again.' } },
    { call: margherita, json: { until: null } },
  );
  const again = page.getByRole('button', { name: 'Available again: Ember Margherita' });
  await expect.element(again.first()).toBeVisible();
  await again.first().click();
  await undo.click();
  await expect.poll(async () => (await callsTo(margherita)).length).toBe(1);
  const [call] = await callsTo(margherita);
  expect(JSON.parse(call?.body ?? '')).toEqual({ until: 'recalled' });
});

test.each([
  [360, 740],
  [768, 1024],
])(
  'at %d × %d px Undo is in sight, and nothing scrolls sideways but the categories',
  async (width, height) => {
    await page.viewport(width, height);
    await answerApi({ call: margherita, json: { until: null } });
    await page.getByLabelText('Find a dish or an option').fill('ember marg');
    await soldOut('Ember Margherita').click();
    await expect.element(undo).toBeVisible();
    expect(shareInSight(undo)).toBe(1);
    expect(excessWidth()).toBe(0);
  },
);

test.each([
  [390, 844],
  [820, 1180],
])('at %d × %d px the list scrolls once: with the dialog, or within it', async (width, height) => {
  await page.viewport(width, height);
  await expect.element(soldOut('Ember Margherita').first()).toBeInTheDocument();
  const scrolls = (element: Element) =>
    element.scrollHeight > element.clientHeight + 1 &&
    /auto|scroll/.test(getComputedStyle(element).overflowY);
  const scrollersAround = (element: Element | null): Element[] =>
    element
      ? [...(scrolls(element) ? [element] : []), ...scrollersAround(element.parentElement)]
      : [];
  const row = soldOut('Ember Margherita').first().element();
  expect(scrollersAround(row.parentElement)).toHaveLength(1);
});

test('on a phone what is out now is above the dishes, behind one press that moves no row', async () => {
  await page.viewport(390, 844);
  const at = new Date().toISOString();
  const entry = { dish: 'ember-margherita', name: 'Ember Margherita', until: null, at };
  queryClient.setQueryData(soldOutQuery.queryKey, [entry]);
  await answerApi({ call: 'GET /kitchen/sold-out', json: [entry] });
  const outNow = page.getByText('Out now (1)');
  await expect.element(outNow).toBeVisible();
  expect(shareInSight(outNow)).toBe(1);
  await outNow.click();
  const again = page.getByRole('button', { name: 'Available again: Ember Margherita' });
  await expect.element(again.first()).toBeVisible();
});

test('one size of a dish is marked and brought back by itself', async () => {
  const sizes = [
    { id: 'small', name: 'Small', cents: 800 },
    { id: 'large', name: 'Large', cents: 1150 },
  ];
  queryClient.setQueryData(menuQuery.queryKey, (menu) =>
    menu?.map((dish) => (dish._id === 'ember-margherita' ? { ...dish, sizes } : dish)),
  );
  await page.getByLabelText('Find a dish or an option').fill('margherita la');
  const large = 'PUT /kitchen/sold-out/sizes/ember-margherita.large';
  await answerApi(
    { call: large, json: { dish: 'ember-margherita', size: 'large', until: null } },
    { call: 'GET /kitchen/sold-out', isHeld: true },
  );
  await soldOut('Ember Margherita Large').click();
  await expect
    .element(page.getByText('Ember Margherita Large is sold out until recalled.'))
    .toBeVisible();
  const back = 'DELETE /kitchen/sold-out/sizes/ember-margherita.large';
  await answerApi({ call: back, json: { message: 'It is available again.' } });
  await undo.click();
  await expect.element(page.getByText('Ember Margherita Large is available again.')).toBeVisible();
  expect(await callsTo(back)).toHaveLength(1);
});

test('an option is sold out until recalled, and available again from the list of what is out', async () => {
  const search = page.getByLabelText('Find a dish or an option');
  await search.fill('burrata');
  await expect.element(options.getByRole('listitem')).toBeVisible();
  await expect.element(dishes).not.toBeInTheDocument();
  const burrata = '/kitchen/sold-out/choices/pizza-extras.burrata';
  await answerApi(
    { call: `PUT ${burrata}`, json: { group: 'pizza-extras', choice: 'burrata', until: null } },
    { call: 'GET /kitchen/sold-out', isHeld: true },
  );
  await page.getByRole('radio', { name: /^Until recalled/ }).click();
  await soldOut('Extras: A whole burrata').click();
  const status = page.getByRole('status');
  await expect
    .element(status)
    .toHaveTextContent('Extras: A whole burrata is sold out until recalled.');
  await expect.element(options.getByText('Out until recalled')).toBeVisible();
  const [call] = await callsTo(`PUT ${burrata}`);
  expect(JSON.parse(call?.body ?? '')).toEqual({ until: 'recalled' });

  await answerApi({ call: `DELETE ${burrata}`, json: { message: 'It is available again.' } });
  const chip = page.getByRole('listitem').filter({ hasText: 'until recalled' }).last();
  await chip.getByRole('button', { name: 'Available again: Extras: A whole burrata' }).click();
  await expect.element(status).toHaveTextContent('Extras: A whole burrata is available again.');
  expect(await callsTo(`DELETE ${burrata}`)).toHaveLength(1);
  await search.fill('nothing like it');
  await expect.element(page.getByText('No dish or option has that in its name.')).toBeVisible();
});

test('portions of a dish are limited at once, as often as it takes, and the limit is undone', async () => {
  const limit = 'PUT /kitchen/portions/ember-margherita';
  const name = 'Ember Margherita';
  const day = '2026-03-01';
  const list = (left: number) => ({ day, portions: [{ dish: 'ember-margherita', name, left }] });
  await page.getByLabelText('Find a dish or an option').fill('ember marg');
  await page.getByRole('button', { name: 'Portions of Ember Margherita' }).click();
  const dialog = page.getByRole('dialog', { name: 'Portions of Ember Margherita' });
  const field = dialog.getByRole('textbox', { name: 'Portions' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('eight{Enter}');
  await expect.element(dialog.getByText('Type a whole number from 0 to 999.')).toBeVisible();
  await expect.element(field).toHaveValue('eight');

  await answerApi({ call: limit, ...outage });
  await field.fill('8');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(outage.json.message);
  await expect.element(dialog.getByText('No limit').first()).toBeVisible();

  await answerApi(
    { call: limit, json: { dish: 'ember-margherita', day, left: 8 } },
    { call: 'GET /kitchen/portions', json: list(7) },
  );
  await field.fill('8');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Ember Margherita: 8 left.')).toBeVisible();
  await expect.element(dialog.getByText('7 left', { exact: true })).toBeVisible();
  expect((await callsTo(limit)).map(({ body }) => body)).toEqual(['{"left":8}', '{"left":8}']);

  const unlimit = 'DELETE /kitchen/portions/ember-margherita';
  await answerApi(
    { call: unlimit, json: { message: 'Portions are no longer limited.' } },
    { call: 'GET /kitchen/portions', json: { day, portions: [] } },
  );
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.element(dialog.getByText('Ember Margherita: no limit.')).toBeVisible();
  expect(await callsTo(unlimit)).toHaveLength(1);
});

test('the field of a size has the number that was set last, even if its dish has fewer left', async () => {
  const size = { dish: 'ember-margherita', size: 'large', dishName: 'Ember Margherita' };
  const portions = [{ ...size, name: 'Large', left: 3, ownLeft: 10 }];
  await answerApi({ call: 'GET /kitchen/portions', json: { day: '2026-03-01', portions } });
  await renewQuery(portionsQuery.queryKey);
  await page.getByRole('button', { name: '3 left of Ember Margherita Large' }).first().click();
  const field = page.getByRole('textbox', { name: 'Portions' });
  await expect.element(field).toHaveValue('10');
  await answerApi(
    { call: 'PUT /kitchen/portions/ember-margherita', json: {} },
    { call: 'GET /kitchen/portions', isHeld: true },
  );
  await field.fill('5');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Ember Margherita Large: 5 left.')).toBeVisible();
  await expect.element(field).toHaveValue('5');
});
