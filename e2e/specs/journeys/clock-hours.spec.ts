import { expect, test } from '../../harness/test.ts';
import { open } from '../../harness/hydration.ts';

/** Returns the hour that the restaurant's clock shows now. */
function wallHour(): number {
  const timeZone = 'America/Los_Angeles';
  const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone });
  return Number(hour.format(new Date())) % 12 || 12;
}

test("the clock shows the restaurant's hour, and its words lead to that category", async ({
  page,
}) => {
  const plates = page.getByRole('list', { name: 'Around the clock' }).getByRole('button');
  await open(page, '/');
  await expect(plates).toHaveCount(12);
  const words = page.getByRole('link', { name: /^It's .+: \w+ o'clock$/ });
  await expect(words).toBeVisible();
  const hours = [wallHour()];
  const present = plates.and(page.locator('[aria-current="time"]'));
  await expect(present).toHaveCount(1);
  const place = await present.evaluate((plate) => {
    const item = plate.closest('li');
    return [...(item?.parentElement?.children ?? [])].indexOf(item as Element) + 1;
  });
  hours.push(wallHour());
  expect(hours).toContain(place);
  for (const plate of await plates.all()) {
    await expect(plate).toHaveAccessibleName(/, \$\d+\.\d\d$/);
  }
  await words.click();
  await expect(page).toHaveURL(/\/(?:salad|pizza|menu\?category=\w+)$/);
});
