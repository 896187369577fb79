import type { Page } from '@playwright/test';
import { untilHydrated } from '../../harness/hydration.ts';
import { untilSettled } from '../../harness/settled.ts';
import { expect, test } from '../../harness/test.ts';

/** A picture that a phone fetches: how many bytes it has, and how urgently it was asked for. */
type Fetched = { bytes: number; priority: string | undefined };

/** Turns the page into a phone, and notes the pictures that it fetches. */
async function asPhone(page: Page): Promise<Map<string, Fetched>> {
  const devTools = await page.context().newCDPSession(page);
  const metrics = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };
  await devTools.send('Emulation.setDeviceMetricsOverride', metrics);
  // At noon in the restaurant: the home page shows the dish of the hour.
  await page.clock.setFixedTime('2026-11-27T20:10:00Z');
  // The menu is the one that the site was built with, whatever other tests do to it.
  const built = await (await page.request.get('/menu.json')).body();
  await page.route(/\/api\/menu(\?.*)?$/, (route) =>
    route.fulfill({ contentType: 'application/json', body: built }),
  );
  const fetched = new Map<string, Fetched>();
  const priorities = new Map<string, string>();
  await devTools.send('Network.enable');
  devTools.on('Network.requestWillBeSent', ({ request }) => {
    priorities.set(request.url, request.initialPriority);
  });
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'image' || !response.ok()) return;
    const url = response.url();
    const priority = priorities.get(url);
    fetched.set(url, { bytes: 0, priority });
    fetched.set(url, { bytes: (await response.body()).length, priority });
  });
  return fetched;
}

for (const { path, most } of [
  { path: '/', most: { pictures: 9, kilobytes: 100 } },
  { path: '/menu', most: { pictures: 9, kilobytes: 91 } },
]) {
  test(`a phone fetches at most ${most.pictures} pictures, of ${most.kilobytes} kB, for ${path}, at most two of them urgently`, async ({
    page,
  }) => {
    const fetched = await asPhone(page);
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await untilSettled(page);
    const bytesNow = () => [...fetched.values()].map(({ bytes }) => bytes);
    await expect.poll(bytesNow).not.toContain(0);
    const bytes = bytesNow();
    expect(bytes.length).toBeLessThanOrEqual(most.pictures);
    const sum = bytes.reduce((before, each) => before + each, 0);
    expect(sum).toBeLessThanOrEqual(most.kilobytes * 1000);
    const urgent = [...fetched.keys()].filter((url) => fetched.get(url)?.priority === 'High');
    expect(urgent.length, urgent.join(', ')).toBeLessThanOrEqual(2);
  });
}
