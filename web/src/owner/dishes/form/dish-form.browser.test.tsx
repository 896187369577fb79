import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { NewMenuItem } from '@thymely/contract/menu/endpoints';
import type { EditedDish } from '../../../api/menu/menu-editing.ts';
import { builtCategories, CategoryList, showCategories } from '../../../lib/categories.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { answerApi, outage } from '../../../../testing/api.ts';
import { drawPicture } from '../../../../testing/pictures.ts';
import { ada } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { DishForm } from './dish-form.tsx';

const dish = {
  _id: 'udon',
  name: 'Undeclared Udon',
  category: 'soup' as const,
  price: 8,
  recipe: 'Simmer.',
  image: '/dish-art/1f372.webp',
  version: 'W/"v1"',
};

/** Returns a dish as the API answers: it leaves out what nobody has declared. */
function savedAs(next: NewMenuItem): EditedDish {
  const declared = Object.entries(next).filter(([, value]) => value !== null);
  return { ...dish, ...Object.fromEntries(declared) };
}

type Save = Parameters<typeof DishForm>[0]['save'];

/** Renders the form; the dish becomes what is saved, unless `save` says otherwise. */
async function openForm(save: Save = async (next) => savedAs(next)) {
  const onSaved = vi.fn();
  const saving = vi.fn(save);
  const form = <DishForm dish={dish} submitLabel="Update Item" save={saving} onSaved={onSaved} />;
  await renderPart(form, { as: ada });
  return { saving, onSaved };
}

const field = (label: string) => page.getByLabelText(label);
const update = page.getByRole('button', { name: 'Update Item' });

test('a dish declares nothing until someone says so, and contradictions are reported beside both fields', async () => {
  const { saving } = await openForm();
  const diets = page.getByRole('group', { name: 'Diets' });
  const allergens = page.getByRole('group', { name: 'Allergens' });
  await expect.element(allergens.getByLabelText('Not declared')).toBeChecked();
  await allergens.getByLabelText('Gluten').click();
  await expect.element(allergens.getByLabelText('Not declared')).not.toBeChecked();
  await diets.getByLabelText('Gluten-free').click();
  const words = "A gluten-free dish can't contain gluten.";
  await expect.element(diets.getByLabelText('Gluten-free')).toHaveAccessibleDescription(words);
  await expect.element(allergens.getByLabelText('Gluten')).toHaveAccessibleDescription(words);
  await update.click();
  await expect.element(diets.getByLabelText('Gluten-free')).toHaveFocus();
  expect(saving).not.toHaveBeenCalled();
  await diets.getByLabelText('Suits none').click();
  await field('Load').fill('3');
  await update.click();
  await expect
    .poll(() => saving.mock.calls.at(0)?.[0])
    .toMatchObject({
      diets: [],
      allergens: ['gluten'],
      load: 3,
    });

  // Removing the last allergen does not declare the dish free of allergens.
  await allergens.getByLabelText('Gluten').click();
  await expect.element(allergens.getByLabelText('Not declared')).toBeChecked();
  await allergens.getByLabelText('Contains none').click();
  await diets.getByLabelText('Not declared').click();
  await field('Load').fill('');
  await update.click();
  const undeclared = { diets: null, allergens: [], load: null };
  await expect.poll(() => saving.mock.calls.at(1)?.[0]).toMatchObject(undeclared);
});

test('a dish that a check box lets rest is saved that way, and back without it', async () => {
  const { saving } = await openForm();
  const box = page.getByRole('checkbox', { name: 'Let it rest' });
  await expect.element(box).not.toBeChecked();
  await box.click();
  await update.click();
  await expect.poll(() => saving.mock.calls.at(0)?.[0]).toMatchObject({ resting: true });
  await expect.element(box).toBeChecked();
  await box.click();
  await update.click();
  await expect.poll(() => saving.mock.calls.at(1)?.[0]).toMatchObject({ resting: null });
});

test("the server's message about a field appears under the field", async () => {
  const fields = { recipe: 'The chef does not approve.', name: 'This name is taken.' };
  await openForm(async () => {
    throw new ApiError({ status: 400, code: 'INVALID_REQUEST', message: 'Please check.', fields });
  });
  await field('Price').fill('9.5');
  await update.click();
  await expect.element(field('Recipe')).toHaveAccessibleDescription(fields.recipe);
  await expect.element(field('Name')).toHaveAccessibleDescription(fields.name);
  await expect.element(field('Name')).toHaveFocus();
  await expect.element(field('Price')).toHaveValue('9.5');
});

test('requirement 22: an outage keeps what was typed, and the same click works afterward', async () => {
  const message = 'The kitchen is closed for a moment.';
  let isOut = true;
  const { onSaved } = await openForm(async (next) => {
    if (isOut) throw new ApiError({ status: 503, code: 'UNAVAILABLE', message });
    return savedAs(next);
  });
  await field('Price').fill('9.5');
  await update.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
  await expect.element(field('Price')).toHaveValue('9.5');
  isOut = false;
  await update.click();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
});

test('an upload that fails can be tried again', async () => {
  await openForm();
  await answerApi({ call: 'POST /images', ...outage });
  const picture = await drawPicture({ type: 'png', width: 400, height: 300 });
  await field('Choose a picture').upload(picture);
  await expect.element(page.getByText(outage.json.message)).toBeVisible();
  await expect.element(field('Image')).toHaveValue('/dish-art/1f372.webp');
  const data = { display_url: '/api/images/i-new' };
  await answerApi({ call: 'POST /images', json: { success: true, data } });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(field('Image')).toHaveValue('/api/images/i-new');
});

test('an upload in progress is shown and can be canceled', async () => {
  await openForm();
  await answerApi({ call: 'POST /images', isHeld: true });
  const picture = await drawPicture({ type: 'jpeg', width: 400, height: 300 });
  await field('Choose a picture').upload(picture);
  const progress = page.getByRole('progressbar', { name: 'Uploading the picture' });
  await expect.element(progress).toBeVisible();
  await expect.element(update).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(field('Choose a picture')).toHaveFocus();
  await expect.element(field('Image')).toHaveValue('/dish-art/1f372.webp');
  await expect.element(update).toBeEnabled();
});

const rates = [
  { id: 'food', name: 'Food', bp: 1300 },
  { id: 'drinks', name: 'Drinks', bp: 2300 },
];

test('a dish names a rate of tax, once there are several', async () => {
  await answerApi({ call: 'GET /settings/ordering', json: { taxRates: rates } });
  const { saving } = await openForm();
  const rate = page.getByRole('combobox', { name: 'Tax rate' });
  await expect.element(rate).toHaveTextContent('Default (Food 13%)Food 13%Drinks 23%');
  await rate.selectOptions('drinks');
  await update.click();
  await expect.poll(() => saving.mock.calls.at(0)?.[0]).toMatchObject({ taxRate: 'drinks' });
});

test('a dish whose rate of tax was deleted says so', async () => {
  await answerApi({ call: 'GET /settings/ordering', json: { taxRates: rates } });
  const gone = { ...dish, taxRate: 'wine' };
  const form = (
    <DishForm
      dish={gone}
      submitLabel="Update Item"
      save={async (next) => savedAs(next)}
      onSaved={() => undefined}
    />
  );
  await renderPart(form, { as: ada });
  const rate = page.getByRole('combobox', { name: 'Tax rate' });
  await expect.element(rate).toHaveValue('wine');
  await expect
    .element(rate)
    .toHaveAccessibleDescription('This rate was deleted: the default applies.');
});

describe('a dish with sizes', () => {
  const small = { id: 'small', name: 'Small', cents: 800 };
  const large = { id: 'large', name: 'Large', cents: 1150 };
  const sizes = page.getByRole('checkbox', { name: 'Sizes' });
  const names = field('Size');
  const prices = field('Price');

  test('gets them in place of its price, which comes back with what was typed', async () => {
    await answerApi({
      call: 'GET /menu',
      json: [{ ...dish, _id: 'ramen', sizes: [small, large] }],
    });
    const { saving } = await openForm();
    await sizes.click();
    await expect.element(prices.nth(0)).toHaveValue('8.00');
    await names.nth(0).fill('Small');
    await names.nth(1).fill('small');
    await update.click();
    await expect.element(names.nth(1)).toHaveFocus();
    await expect.element(names.nth(1)).toHaveAccessibleDescription('This size is already listed.');
    await expect.element(prices.nth(1)).toHaveAccessibleDescription('Price is required.');
    expect(saving).not.toHaveBeenCalled();
    await sizes.click();
    await expect.element(prices).toHaveValue('8.00');
    await sizes.click();
    await expect.element(names.nth(1)).toHaveValue('small');
    // The other dishes' names are offered.
    await names.nth(1).fill('');
    const offered = () =>
      [...document.querySelectorAll('datalist option')].map((each) => each.getAttribute('value'));
    await expect.poll(offered).toEqual(['Large']);
    await names.nth(1).fill('Large');
    await prices.nth(1).fill('11,5');
    await field('Load').nth(1).fill('2');
    await page.getByRole('button', { name: 'Move Large up' }).click();
    await update.click();
    await expect
      .poll(() => saving.mock.calls.at(0)?.[0])
      .toMatchObject({ price: 8, sizes: [{ ...large, load: 2 }, small] });
  });

  test('is no change while nothing was typed into them', async () => {
    await openForm();
    await sizes.click();
    await expect.element(page.getByText('Not saved yet.')).toBeVisible();
    await sizes.click();
    await expect.element(page.getByText('Not saved yet.')).not.toBeInTheDocument();
  });

  test('has from two to eight of them', async () => {
    await openForm();
    await sizes.click();
    const removers = page.getByRole('button', { name: /^Remove size/ });
    await expect.element(removers.nth(0)).toBeDisabled();
    const add = page.getByRole('button', { name: 'Add a size' });
    for (let count = 3; count <= 8; count += 1) {
      await add.click();
      await expect.element(names.nth(count - 1)).toHaveFocus();
    }
    await expect.element(page.getByText("You've reached the limit of 8 sizes.")).toBeVisible();
    await removers.nth(7).click();
    await expect.element(add).toHaveFocus();
  });
});

test('a dish is served at times of its own instead of those of its category, and is ordered ahead', async () => {
  const categories = builtCategories.all.map((category) =>
    category.id === dish.category
      ? { ...category, served: [{ days: ['mon' as const], from: '11:30', to: '14:30' }] }
      : category,
  );
  showCategories(new CategoryList(categories, 'other'));
  const { saving } = await openForm();
  await expect.element(page.getByText(/^As all of Soups: Mon 11:30 AM–2:30 PM\./)).toBeVisible();
  await page.getByRole('button', { name: 'Add times' }).click();
  await expect.element(field('From')).toHaveFocus();
  await field('From').fill('11:30');
  await field('To').fill('11:30');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await page.getByRole('checkbox', { name: day }).click();
  }
  await field('Notice').fill('8');
  await field('Unit of the notice').selectOptions('days');
  await update.click();
  const noMinutes = 'These times are over when they begin. Enter another one.';
  await expect.element(field('To')).toHaveAccessibleDescription(noMinutes);
  await expect.element(page.getByText('Choose at least one day.')).toBeVisible();
  await expect.element(field('Notice')).toHaveAccessibleDescription(/^Enter a whole number\./);
  expect(saving).not.toHaveBeenCalled();

  await page.getByRole('checkbox', { name: 'Sunday' }).click();
  await field('To').fill('14:00');
  await field('Notice').fill('2');
  await expect.element(page.getByText('Sun 11:30 AM–2 PM · Order 2 days ahead')).toBeVisible();
  await expect.element(page.getByText(/^These times replace those of Soups/)).toBeVisible();
  await update.click();
  const served = [{ days: ['sun'], from: '11:30', to: '14:00' }];
  await expect
    .poll(() => saving.mock.calls.at(0)?.[0])
    .toMatchObject({ served, noticeMinutes: 2880 });
  await expect.element(field('Notice')).toHaveValue('2');
  await page.getByRole('button', { name: 'Remove times 1' }).click();
  await field('Notice').fill('');
  await update.click();
  const always = { served: null, noticeMinutes: null };
  await expect.poll(() => saving.mock.calls.at(1)?.[0]).toMatchObject(always);
});
