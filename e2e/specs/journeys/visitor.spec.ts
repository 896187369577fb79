import type { Page } from '@playwright/test';
import type { NewOptionGroup } from '@thymely/contract/options/endpoints';
import { callApi } from '../../harness/call-api.ts';
import { open } from '../../harness/hydration.ts';
import { submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const perPage = 8;

const choice = (id: string, name: string) => ({ id, name, cents: 0, isDefault: false });
const size: NewOptionGroup = {
  name: 'Size',
  min: 1,
  max: 1,
  choices: [choice('small', 'Small'), choice('large', 'Large')],
};

function shownNames(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('heading').allInnerTexts();
}

test('a visitor who has no account opens a dish that is newer than the build, reads the whole menu and orders a dish of which a choice is gone after the login; a new category or sort order starts at page 1, and Back undoes each (spec 1.1, 2.16, 2.17)', async ({
  page,
  admin,
  diner,
  newDish,
  newOptionGroup,
}) => {
  const { _id: groupId } = await newOptionGroup(size);
  const { _id: extrasId } = await newOptionGroup({ name: 'Extras', min: 0, max: 2 });
  const dish = await newDish({ name: 'Patient Posole', optionGroups: [groupId, extrasId] });
  const newest = await newDish({ name: 'Newest Stew' });
  const menu = await callApi('listMenu');
  // The cart has no place beside the menu, so nothing may wait for it.
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, `/dish/${newest._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.name);
  await expect(page).toHaveTitle(`${newest.name} — Thymely`);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();

  const trail = page.getByRole('navigation', { name: 'Where this dish is' });
  await trail.getByRole('link', { name: 'Menu' }).click();
  const seen: string[] = [];
  for (let number = 1; number <= Math.ceil(menu.length / perPage); number += 1) {
    await page.getByRole('link', { name: `Page ${number}`, exact: true }).click();
    await expect.poll(() => shownNames(page)).not.toEqual(seen.slice(-perPage));
    seen.push(...(await shownNames(page)));
  }
  const tabs = ['salad', 'pizza', 'soup', 'dessert', 'drinks', 'popular'];
  const byTab = menu.toSorted((a, b) => tabs.indexOf(a.category) - tabs.indexOf(b.category));
  expect(seen).toEqual(byTab.map(({ name }) => name));

  await page.getByRole('link', { name: 'Page 3', exact: true }).click();
  await expect(page).toHaveURL('/menu?page=3');
  await page.getByLabel('Sort by').selectOption({ label: 'A-Z' });
  await expect(page).toHaveURL('/menu?sort=name-asc');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/menu?sort=name-asc&page=2');
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await categories.getByText('Drinks').click();
  await expect(page).toHaveURL('/menu?category=drinks&sort=name-asc');
  for (const address of ['/menu?sort=name-asc&page=2', '/menu?sort=name-asc', '/menu?page=3']) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }

  // The choice that is gone has to be made again, and the other choices are kept.
  await categories.getByText('Salad').click();
  await page.getByRole('link', { name: dish.name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: dish.name });
  await sheet.getByRole('radio', { name: 'Large' }).check();
  await sheet.getByRole('checkbox', { name: 'Small' }).check();
  await sheet.getByRole('button', { name: 'Add a note for the kitchen' }).click();
  await page.keyboard.type('No lime');
  await sheet.getByRole('button', { name: `Increase quantity of ${dish.name}` }).click();
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click();
  await page.getByRole('button', { name: 'Login now!' }).click();
  await expect(page).toHaveURL(/\/login/);
  await callApi('saveOptionGroup', {
    token: admin.accessToken,
    params: { id: groupId },
    body: { ...size, choices: size.choices.slice(0, 1) },
  });
  await submitLogin(page, diner);

  await expect(page.getByText('Size: one of your choices is no longer offered.')).toBeVisible();
  await expect(sheet.getByRole('radio', { name: 'Large' })).toHaveCount(0);
  await expect(sheet.getByRole('checkbox', { name: 'Small' })).toBeChecked();
  await expect(sheet.getByLabel('Note for the kitchen')).toHaveValue('No lime');
  await sheet.getByRole('radio', { name: 'Small' }).check();
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(sheet).toBeHidden();
  const { accessToken: token, email } = diner;
  const cart = () => callApi('listCart', { token, query: { email } });
  await expect.poll(async () => (await cart())[0]?.quantity).toBe(2);
  expect(await cart()).toMatchObject([
    { note: 'No lime', choices: [{ group: 'Size', name: 'Small' }, { group: 'Extras' }] },
  ]);
});
