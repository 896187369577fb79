import { minuteMs } from '@thymely/contract/ground/time';
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { orderingQuery } from '../../../api/ordering.ts';
import { answerApi } from '../../../../testing/api.ts';
import { cartLine } from '../../../../testing/cart-lines.ts';
import { answerOrdering } from '../../../../testing/ordering.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { dana } from '../../../../testing/people.ts';
import { fakeTime } from '../../../../testing/fake-time.ts';
import { menuItemNamed } from '../../../../testing/menu.ts';
import { renewQuery } from '../../../../testing/renew-query.ts';

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

test('the clock shows the time until closing as an arc; once closed, it rests and says when it opens', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const arcs = () => clock().element().querySelectorAll('path[d*="A98.8"]').length;
  await answerOrdering({ until: inHours(3) });
  await openSite('/');
  await expect.poll(arcs).toBe(1);
  await expect.element(clock()).not.toHaveClass('resting');

  await answerOrdering({ state: 'closed', opensAt: inHours(3), until: null });
  await renewQuery(orderingQuery.queryKey);
  await expect.element(clock()).toHaveClass('resting');
  await expect
    .element(clock().getByText(/^Opens (?:tomorrow )?at \d+(:\d\d)? [AP]M$/))
    .toBeVisible();
  expect(arcs()).toBe(0);
});

/** Returns the rotations of the hands. */
function hands(): string[] {
  return [...document.querySelectorAll<SVGElement>('.clock .hand')].map(
    ({ style }) => style.transform,
  );
}

test("the clock shows the restaurant's hour, and its words lead to that category", async () => {
  const timeZone = 'America/Los_Angeles';
  const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone });
  const wallHour = () => Number(hour.format(new Date())) % 12 || 12;
  await answerOrdering({ timeZone });
  await openSite('/');
  const hours = [wallHour()];
  await expect.poll(() => document.querySelectorAll('.clock [aria-current="time"]').length).toBe(1);
  const present = document.querySelector('.clock [aria-current="time"]')?.closest('li');
  await expect
    .poll(() => [...(present?.parentElement?.children ?? [])].indexOf(present as Element) + 1)
    .toBeOneOf([...hours, wallHour()]);
  expect(plates.elements()).toHaveLength(12);
  for (const plate of plates.elements()) {
    expect(plate.getAttribute('aria-label')).toMatch(/, \$\d+\.\d\d$/);
  }
  await page.getByRole('link', { name: /^It's .+: \w+ o'clock$/ }).click();
  await expect
    .poll(() => location.pathname + location.search)
    .toMatch(/^\/(?:salad|pizza|menu\?category=\w+)$/);
});

test('the clock stops under the pointer, and continues when the pointer leaves', async () => {
  const skip = fakeTime();
  await openSite('/');
  await expect.poll(() => document.querySelectorAll('.clock [aria-current="time"]').length).toBe(1);
  await plates.nth(3).hover();
  await expect.element(add()).toBeVisible();
  const stopped = hands();
  expect(stopped.length).toBeGreaterThan(1);
  await skip(7 * minuteMs);
  expect(hands()).toEqual(stopped);
  await page.getByRole('heading', { level: 1 }).hover();
  await skip(1000);
  await expect.element(add()).not.toBeInTheDocument();
  await expect.poll(hands).not.toEqual(stopped);
});

test('a diner adds the dish in the center', async () => {
  await openSite('/', { as: dana });
  const seventh = plates.nth(6);
  await seventh.click();
  const { _id, name } = menuItemNamed(nameOf(seventh));
  const json = cartLine(name, { menuItemId: _id });
  await answerApi({ call: 'POST /carts', status: 201, json });
  await add().click();
  await expect.element(page.getByText('Food added on the cart.')).toBeVisible();
  await expect.element(add()).toHaveTextContent('In cart');
});
