import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { paintedPlateOf } from '../../model/painted-plate.ts';
import AddMenuScreen from './add-menu-screen.tsx';

const field = (label: string) => page.getByLabelText(label);
const preview = page.getByRole('region', { name: 'Card preview' });
const picturesOf = () => preview.element().querySelectorAll('img');

beforeEach(async () => {
  await renderPart(<AddMenuScreen />, { as: ada });
});

test('errors appear when a field is left, never while typing (spec 5.7)', async () => {
  const first = field('Category').getByRole('option').first();
  await expect.element(first).toHaveTextContent('Select a category');
  await expect.element(first).toBeDisabled();

  const price = field('Price');
  await price.click();
  await userEvent.keyboard('0.001');
  await expect.element(price).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Tab}');
  await expect
    .element(price)
    .toHaveAccessibleDescription(/Price must be a number between \$0.01 and \$10,000.00/);
  await price.fill('4');
  await expect.element(price).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.element(price).not.toHaveAttribute('aria-invalid');

  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect.element(field('Name')).toHaveFocus();
  for (const [label, error] of [
    ['Name', 'Name is required.'],
    ['Category', 'Category is required.'],
    ['Recipe', 'Recipe is required.'],
    ['Image', 'Image is required.'],
  ] as const) {
    await expect.element(field(label)).toHaveAccessibleDescription(error);
  }
});

test('a price may have a decimal comma, and an ambiguous one is refused', async () => {
  const price = field('Price');
  await price.fill('12,50');
  await userEvent.keyboard('{Tab}');
  await expect.element(price).not.toHaveAttribute('aria-invalid');
  await expect.element(preview.getByText('$12.50')).toBeVisible();
  await price.fill('1,250');
  await userEvent.keyboard('{Tab}');
  await expect.element(price).toHaveValue('1,250');
  await expect.element(price).toHaveAccessibleDescription(/can be read in more than one way/);
});

test('the preview shows the card while the dish is being typed', async () => {
  await field('Name').fill('Previewed Potage');
  await field('Category').selectOptions('Soup');
  await field('Price').fill('7.25');
  await field('Recipe').fill('Leeks, potatoes and a spoon of cream.');
  await field('Image').fill('/dish-art/1f372.webp');
  await expect.element(preview.getByText('Previewed Potage')).toBeVisible();
  await expect.element(preview.getByText('$7.25')).toBeVisible();
  await expect.element(preview.getByText(/Leeks, potatoes/)).toBeVisible();
  await expect
    .poll(() => [...picturesOf()].map((picture) => picture.getAttribute('src')))
    .toEqual([paintedPlateOf('', 'soup')]);
});

test('a file that is not a picture is refused with a message', async () => {
  const chooser = field('Choose a picture');
  await chooser.upload(new File(['Leeks.'], 'recipe.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('Please choose a PNG, JPEG or WebP picture.')).toBeVisible();
  await chooser.upload(new File(['<html>'], 'fake.png', { type: 'image/png' }));
  await expect
    .element(page.getByText("This file can't be read as a picture. Please choose another one."))
    .toBeVisible();
  await expect.element(field('Image')).toHaveValue('');
});

test('the painted plate of the category is chosen without saving the dish', async () => {
  await field('Category').selectOptions('Pizza');
  await field('Image').fill('https://pictures.example/pizza.jpg');
  await page.getByRole('button', { name: 'Painted plate' }).click();
  // The plate is named in words; its URL is only for people who want to use a link.
  const address = field('Image');
  await expect.element(page.getByText('A painted plate, until it has a picture.')).toBeVisible();
  await expect.element(address).not.toBeVisible();
  await page.getByRole('button', { name: 'Use a link' }).click();
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveValue('/dish-art/plated/empty-pizza.webp');
  await expect
    .poll(() => [...picturesOf()].map((picture) => picture.getAttribute('src')))
    .toEqual([paintedPlateOf('', 'pizza')]);
  await expect.element(field('Name')).toHaveValue('');
});

test('discarding the only change asks nothing, and leaves nothing to ask about', async () => {
  await field('Name').fill('Half a dish');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(field('Name')).toHaveValue('');
  await expect.element(page.getByText(/is required\./)).not.toBeInTheDocument();
});

test('discarding several changes asks first', async () => {
  await field('Name').fill('Half a dish');
  await field('Price').fill('7');
  const discard = page.getByRole('button', { name: 'Discard changes' });
  await discard.click();
  const asked = page.getByRole('dialog', { name: 'Discard 2 changes?' });
  await asked.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(field('Name')).toHaveValue('Half a dish');
  await expect.element(field('Price')).toHaveValue('7');

  await discard.click();
  await asked.getByRole('button', { name: 'Discard' }).click();
  await expect.element(field('Name')).toHaveValue('');
  await expect.element(field('Price')).toHaveValue('');
});

test('fields beside each other are level, however long their hints are', async () => {
  await page.viewport(820, 1180);
  const topOf = (label: string) => field(label).element().getBoundingClientRect().top;
  await expect.element(field('Price')).toBeVisible();
  expect(topOf('Price')).toBe(topOf('Category'));
});
