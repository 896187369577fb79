import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { orderingQuery } from '../../api/ordering.ts';
import { queryClient } from '../../api/query-client.ts';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { textsOf } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { answerOrdering } from '../../../testing/ordering.ts';
import { dana } from '../../../testing/people.ts';
import { renewQuery } from '../../../testing/renew-query.ts';
import { startSession } from '../../lib/session/session.ts';

const bareLatte = {
  _id: 'latte',
  name: 'Asking Latte',
  category: 'drinks' as const,
  price: 4,
  recipe: 'Pour.',
  image: '/dish-art/1f372.webp',
};
const latte = { ...bareLatte, optionGroups: ['milk'] };

const plain = { cents: 0, isDefault: false };
const oat = { id: 'oat', name: 'Oat', ...plain, allergens: [] };
const milk: OptionGroup = { _id: 'milk', name: 'Milk', min: 1, max: 1, choices: [oat] };

test('Add to Cart on a card opens the sheet of a dish with options that have to be answered', async () => {
  await answerApi(
    { call: 'GET /menu', json: [latte] },
    { call: 'GET /option-groups', json: [milk] },
  );
  await openSite('/menu?category=drinks');
  await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).click();
  const asking = page.getByRole('dialog', { name: latte.name });
  await expect.element(asking.getByRole('radio', { name: 'Oat' })).toBeVisible();
  history.back();
  await expect.element(asking).not.toBeInTheDocument();
});

test('a dish that has got required options meanwhile opens instead of being added without them', async () => {
  await answerApi({ call: 'GET /menu', json: [bareLatte] }, { call: 'GET /carts', json: [] });
  await openSite('/menu?category=drinks', { as: dana });
  const add = page.getByRole('article').getByRole('button', { name: 'Add to Cart' });
  await expect.element(add).toBeEnabled();
  // Only this page does not know of the options yet.
  const message = 'Milk: choose 1.';
  const json = { code: 'INVALID_REQUEST', message, fields: { choices: message } };
  await answerApi(
    { call: 'POST /carts', status: 400, json },
    { call: 'GET /menu', json: [latte] },
    { call: 'GET /menu/latte', json: latte },
    { call: 'GET /option-groups', json: [milk] },
  );
  await add.click();
  const asking = page.getByRole('dialog', { name: latte.name });
  await asking.getByRole('radio', { name: 'Oat' }).click();
  await answerApi({ call: 'POST /carts', status: 201, json: { ...steak, menuItemId: 'latte' } });
  await asking.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect.element(asking).not.toBeInTheDocument();
  const [, sent] = await callsTo('POST /carts');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    choices: [{ groupId: 'milk', choiceId: 'oat' }],
  });
});

test('a choice that can be taken twice has − and +, which the keyboard reaches and screen readers name', async () => {
  const choiceOf = (name: string, cents: number) => ({ ...oat, id: name, name, cents });
  const extras: OptionGroup = {
    ...milk,
    name: 'Extras',
    max: 3,
    maxEach: 2,
    choices: [choiceOf('Beef', 200), choiceOf('Egg', 100)],
  };
  await answerApi(
    { call: 'GET /menu', json: [latte] },
    { call: 'GET /option-groups', json: [extras] },
    { call: 'GET /carts', json: [] },
    { call: 'POST /carts', json: { ...steak, menuItemId: latte._id } },
  );
  await openSite('/menu?dish=latte', { as: dana });
  const sheet = page.getByRole('dialog', { name: latte.name });
  const button = (name: string) => sheet.getByRole('button', { name, exact: true });
  const beef = sheet.getByRole('group', { name: 'Beef +$2.00' });
  const less = button('Decrease quantity of Beef');
  const more = button('Increase quantity of Beef');
  await expect.element(sheet.getByText('Choose 1 to 3, at most 2 of each')).toBeVisible();
  await button('Extras: choose 1').click();
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(beef.getByRole('status')).toHaveTextContent('2');
  await expect.element(more).toBeDisabled();
  await expect.element(less).toHaveFocus();
  await button('Increase quantity of Egg').click();
  await expect.element(button('Increase quantity of Egg')).toBeDisabled();
  await expect.element(button('Add to Cart $9.00')).toBeVisible();
  (less.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(less).toBeDisabled();
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await button('Add to Cart $9.00').click();
  await expect.poll(() => callsTo('POST /carts')).toHaveLength(1);
  const [added] = await callsTo('POST /carts');
  const chosen = (choiceId: string) => ({ groupId: 'milk', choiceId });
  const choices = [chosen('Egg'), chosen('Beef'), chosen('Beef')];
  expect(JSON.parse(added?.body ?? '')).toMatchObject({ choices });
});

test('a dish with sizes says from what on its card, asks for the size first, and costs what the size costs', async () => {
  const sizes = [
    { id: 'large', name: 'Large', cents: 550 },
    { id: 'small', name: 'Small', cents: 400 },
    { id: 'huge', name: 'Huge', cents: 900 },
  ];
  await answerOrdering({ soldOutSizes: ['other.small', 'latte.huge'] });
  await answerApi(
    { call: 'GET /menu', json: [{ ...latte, sizes }] },
    { call: 'GET /option-groups', json: [milk] },
    { call: 'GET /carts', json: [] },
    { call: 'POST /carts', isHeld: true },
  );
  await openSite('/menu', { as: dana });
  const card = page.getByRole('article');
  await expect.element(card.getByText('from $4.00')).toBeVisible();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const asking = page.getByRole('dialog', { name: latte.name });
  await expect.element(asking.getByRole('radio', { name: 'Oat' })).toBeVisible();
  expect(textsOf(asking.getByRole('group'))).toEqual([
    'SizeChoose 1Large$5.50Small$4.00HugeSold out today$9.00',
    'MilkChoose 1Oat',
  ]);
  await expect.element(asking.getByRole('radio', { name: /^Huge/ })).toBeDisabled();
  await asking.getByRole('button', { name: 'Size: choose 1' }).click();
  await asking.getByRole('radio', { name: 'Large $5.50' }).click();
  await asking.getByRole('radio', { name: 'Oat' }).click();
  await asking.getByRole('button', { name: 'Add to Cart $5.50' }).click();
  await expect.poll(async () => (await callsTo('POST /carts')).length).toBe(1);
  const [added] = await callsTo('POST /carts');
  expect(JSON.parse(added?.body ?? '')).toMatchObject({
    price: 4,
    choices: [
      { groupId: '_size', choiceId: 'large' },
      { groupId: 'milk', choiceId: 'oat' },
    ],
  });
});

test('a restaurant that accepts no notes asks for none', async () => {
  const note = page.getByRole('button', { name: 'Add a note for the kitchen' });
  await openSite('/menu?dish=four-cheeses');
  await expect.element(note).toBeVisible();
  // The sheet is shown before it is known how the restaurant takes orders.
  const ordering = () => queryClient.getQueryData(orderingQuery.queryKey);
  await expect.poll(ordering).toBeDefined();
  const known = ordering();
  await answerApi({ call: 'GET /ordering', json: { ...known, notes: false } });
  await renewQuery(orderingQuery.queryKey);
  await expect.element(page.getByRole('button', { name: /^Add to Cart \$/ })).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test("'without' includes a dish's options, loaded once a filter is used; an undeclared choice is marked", async () => {
  const silent = { id: 'silent', name: 'House blend', ...plain };
  const cream = { id: 'cream', name: 'Cream', ...plain, allergens: ['milk' as const] };
  const dishOf = (name: string) => ({
    ...latte,
    _id: name,
    name: `Quibble ${name}`,
    allergens: [],
    optionGroups: [name],
  });
  const groupOf = (name: string, min: number, choices: OptionGroup['choices']) => ({
    ...milk,
    _id: name,
    min,
    choices,
  });
  const groups = [
    groupOf('Creamy', 0, [{ ...cream, isDefault: true }, oat]),
    groupOf('Silent', 1, [silent]),
    groupOf('Oaty', 1, [cream, oat, silent]),
  ];
  await answerApi(
    { call: 'GET /menu', json: groups.map(({ _id }) => dishOf(_id)) },
    { call: 'GET /option-groups', json: groups },
  );
  await openSite('/menu');
  const names = page.getByRole('article').getByRole('heading');
  await expect.poll(() => names.elements().length).toBe(3);
  expect(await callsTo('GET /option-groups')).toHaveLength(0);

  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('checkbox', { name: 'Milk' }).click();
  await expect.element(panel.getByText('1 dish without a declaration is hidden.')).toBeVisible();
  await panel.getByRole('button', { name: 'Show 1 dish' }).click();
  await expect.poll(() => textsOf(names)).toEqual(['Quibble Oaty']);
  expect(await callsTo('GET /option-groups')).toHaveLength(1);

  await page.getByRole('link', { name: 'Quibble Oaty', exact: true }).click();
  const undeclared = page.getByRole('radio', { name: 'House blend Allergens not declared' });
  await expect.element(undeclared).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(3);
  await expect.element(page.getByRole('radio', { name: 'Oat', exact: true })).toBeVisible();
});

const steak = {
  _id: 'steak',
  menuItemId: 'coal-rib-eye',
  name: 'Coal-Grilled Ribeye',
  quantity: 1,
  image: '/dish-art/plated/coal-rib-eye.webp',
  price: 24,
  email: dana.email,
  available: true,
  choices: [
    { groupId: 'doneness', choiceId: 'medium', group: 'Doneness', name: 'Medium', cents: 0 },
  ],
};
const steakSheet = page.getByRole('dialog', { name: steak.name });
const medium = steakSheet.getByRole('radio', { name: 'Medium', exact: true });

test('a visitor who orders a dish with choices sees after the login that it is in the cart', async () => {
  const menu = (await (await fetch('/api/menu')).json()) as MenuItem[];
  const dish = menu.find(({ _id }) => _id === steak.menuItemId);
  await answerApi(
    { call: 'GET /menu/coal-rib-eye', json: dish },
    { call: 'POST /carts/merge', json: { lines: [{ ...steak, quantity: 2 }], missing: [] } },
  );
  await openSite('/menu?dish=coal-rib-eye');
  await medium.click();
  await steakSheet.getByRole('button', { name: /^Increase/ }).click();
  await steakSheet.getByRole('button', { name: 'Add to Cart $48.00' }).click();
  await page.getByRole('button', { name: 'Login now!' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/login');
  await startSession(dana);
  await expect.element(steakSheet.getByRole('button', { name: 'In cart $48.00' })).toBeVisible();
  await expect.element(medium).toBeChecked();
  const [merge, ...others] = await callsTo('POST /carts');
  const choices = [{ groupId: 'doneness', choiceId: 'medium' }];
  const kept = { menuItemId: steak.menuItemId, quantity: 2, choices };
  expect(JSON.parse(merge?.body ?? '')).toEqual({ lines: [kept] });
  expect(others).toEqual([]);
});

test("'In cart' on a card opens the sheet with the choices that the cart has, and other choices are another line", async () => {
  await answerApi({ call: 'GET /carts', json: [steak] });
  await openSite('/menu?q=ribeye', { as: dana });
  await page.getByRole('article').getByRole('button', { name: 'In cart' }).click();
  await expect.element(medium).toBeChecked();
  await expect.element(steakSheet.getByRole('button', { name: 'In cart $24.00' })).toBeVisible();
  await steakSheet.getByRole('radio', { name: 'Rare', exact: true }).click();
  await expect.element(steakSheet.getByText('Your cart has 1 with other choices.')).toBeVisible();
  await expect
    .element(steakSheet.getByRole('button', { name: 'Add to Cart $24.00' }))
    .toBeVisible();
});
