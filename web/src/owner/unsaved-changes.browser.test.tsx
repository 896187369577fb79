import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from '../../testing/open-site.tsx';
import { ada } from '../../testing/people.ts';

const question = page.getByRole('dialog', { name: 'Leave without saving?' });
const name = page.getByLabelText('Name');

/** Opens the form for a new dish with a name typed in. */
async function beginDish(): Promise<void> {
  await openSite('/dashboard/add-menu', { as: ada });
  await name.fill('Half a dish');
}

test('a sidebar link asks before it leaves unsaved changes', async () => {
  await beginDish();
  const link = page.getByRole('link', { name: 'All Users' });
  await link.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(location.pathname).toBe('/dashboard/add-menu');
  await expect.element(name).toHaveValue('Half a dish');

  await link.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard/users');
  await page.getByRole('link', { name: 'Add Menu' }).click();
  await expect.element(name).toHaveValue('');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => location.pathname).toBe('/');
});

test('Logout asks too', async () => {
  await beginDish();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Half a dish');
});

test('discarding the changes leaves nothing to ask about', async () => {
  await beginDish();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(name).toHaveValue('');
  await page.getByRole('link', { name: 'All Users' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard/users');
});

test('on a phone a link in the drawer asks too', async () => {
  await page.viewport(360, 740);
  await beginDish();
  await page.getByRole('button', { name: 'Open dashboard navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await drawer.getByRole('link', { name: 'All Users' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard/users');
});
