import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { openSite } from '../../../../testing/open-site.tsx';

const clock = () => page.elementLocator(document.querySelector('.clock') ?? document.body);
const plates = page.getByRole('list', { name: 'Around the clock' }).getByRole('button');

/** Returns the only button on the first screen that orders: that of the dish in the center. */
const add = () => clock().getByRole('button', { name: /^(?:Add to Cart|In cart)$/ });

function nameOf(plate: Locator): string {
  return plate.element().getAttribute('aria-label')?.split(', $')[0] ?? '';
}

test('a press keeps a dish until Escape or a press elsewhere, and one Add button follows the list', async () => {
  await openSite('/');
  const fourth = plates.nth(3);
  await expect.element(fourth).toBeVisible();
  (fourth.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(fourth).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Tab}'.repeat(8));
  await expect.element(plates.last()).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(add()).toHaveFocus();
  await expect.element(clock()).toMatchTextContent(nameOf(fourth));
  await userEvent.keyboard('{Escape}');
  await expect.element(add()).not.toBeInTheDocument();
  await expect.element(fourth).toHaveFocus();

  await fourth.click();
  await expect.element(fourth).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(add()).not.toBeInTheDocument();
});

test('without a press, the Add button after the list is for its last dish', async () => {
  await openSite('/');
  const last = plates.last();
  await expect.element(last).toBeVisible();
  (last.element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(add()).toHaveFocus();
  await expect.element(clock()).toMatchTextContent(nameOf(last));
});

test('a visitor who adds from the clock is asked to log in, and the dish stays selected', async () => {
  await openSite('/');
  await plates.nth(5).click();
  await add().click();
  const question = page.getByRole('dialog', { name: 'Please login to order the food' });
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(add()).toBeVisible();
});
