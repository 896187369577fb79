import type { Period } from '@thymely/contract/hours/endpoints';
import { changeOrdering } from '../../harness/ordering-settings.ts';
import { expect, test } from '../../harness/test.ts';
import { open } from '../../harness/hydration.ts';

/** Returns a week in which all days are alike. */
function daily(periods: Period[]) {
  return {
    mon: periods,
    tue: periods,
    wed: periods,
    thu: periods,
    fri: periods,
    sat: periods,
    sun: periods,
  };
}

/** Returns the time in the restaurant this many hours from now. */
function wallTime(hoursAhead: number): string {
  const style = { hour: '2-digit', hourCycle: 'h23', timeZone: 'America/Los_Angeles' } as const;
  const hour = new Intl.DateTimeFormat('en-US', style).format(Date.now() + hoursAhead * 3_600_000);
  return `${hour}:00`;
}

test('the clock shows the time until closing as an arc; once closed, it rests and says when it opens', async ({
  page,
  admin,
}) => {
  const clock = page.locator('.clock');
  const arc = clock.locator('path[d*="A98.8"]');
  const isOpen = daily([{ open: wallTime(-2), close: wallTime(3) }]);
  const isClosed = daily([{ open: wallTime(3), close: wallTime(5) }]);

  const backToAlways = await changeOrdering(admin, { week: isOpen });
  try {
    // The API may return what it knew five seconds ago.
    await expect(async () => {
      await open(page, '/');
      await expect(arc).toHaveCount(1, { timeout: 3000 });
    }).toPass();
    await expect(clock).not.toHaveClass(/resting/);
    const backToOpen = await changeOrdering(admin, { week: isClosed });
    try {
      await expect(async () => {
        await open(page, '/');
        await expect(clock).toHaveClass(/resting/, { timeout: 3000 });
      }).toPass();
      await expect(clock.getByText(/^Opens (?:tomorrow )?at \d+ [AP]M$/)).toBeVisible();
      await expect(arc).toHaveCount(0);
    } finally {
      await backToOpen();
    }
  } finally {
    await backToAlways();
  }
  await expect(async () => {
    await open(page, '/');
    await expect(clock).not.toHaveClass(/resting/, { timeout: 3000 });
    await expect(arc).toHaveCount(0);
  }).toPass();
});

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
