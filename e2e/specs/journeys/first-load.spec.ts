import type { Page } from '@playwright/test';
import { scriptPath } from '../../harness/assets.ts';
import { open } from '../../harness/hydration.ts';
import { expectNoShift, watchShifts } from '../../harness/layout-shifts.ts';
import { expect, test } from '../../harness/test.ts';

// On a first visit, nothing is cached, and the menu is the one that the site was built with.
test.use({ isFirstVisit: true, hasMotion: true });

const mostRequests = 22;

/** Notes the states of the page's animations at its first paint: whatever moves waits for it. */
async function noteFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    type Remove = (this: Element, name: string) => void;
    const { removeAttribute: remove } = Element.prototype as { removeAttribute: Remove };
    Element.prototype.removeAttribute = function (name) {
      // A paint while the document loads removes it; the app begins later, and moves from then on.
      if (name === 'data-unpainted' && this.hasAttribute(name))
        states.push(...document.getAnimations().map(({ playState }) => playState));
      remove.call(this, name);
    };
  });
}

async function expectNothingMovedBeforePaint(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-unpainted');
  const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
  expect(new Set(states)).toEqual(new Set(['paused']));
}

/** Returns when the page was painted first, and when it asked for its font. */
function fontTimes(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.load('16px Outfit');
    const paints = performance.getEntriesByType('paint').map(({ startTime }) => startTime);
    const font = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.endsWith('.woff2'));
    return { painted: Math.min(...paints), font: font?.startTime ?? -1 };
  });
}

/** Opens a page as on a first visit, and returns once it is idle. */
async function expectQuickFirstVisit(
  page: Page,
  path: string,
  viewport: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(viewport);
  const asked: string[] = [];
  const noteAsked = (request: { url(): string }) =>
    void asked.push(new URL(request.url()).pathname);
  page.on('request', noteAsked);
  await watchShifts(page);
  await noteFirstPaint(page);
  await open(page, path);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', noteAsked);
  expect(asked).toContain('/api/menu');
  // The row of dishes that it moves is near the first screen of a wide window only.
  const isRowNear = path === '/' && viewport.width === 1280;
  expect(asked.includes(scriptPath('swiper-mover'))).toBe(isRowNear);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(mostRequests);
  const { paintedAt, firstScriptAt } = await page.evaluate(() => {
    const startOf = (entries: PerformanceEntry[]) =>
      Math.min(...entries.map(({ startTime }) => startTime));
    const files = performance.getEntriesByType('resource');
    return {
      paintedAt: startOf(performance.getEntriesByType('paint')),
      firstScriptAt: startOf(files.filter(({ name }) => name.endsWith('.js'))),
    };
  });
  expect(firstScriptAt).toBeGreaterThan(paintedAt);
  await expectNoShift(page);
  await expectNothingMovedBeforePaint(page);
}

const phone = { width: 412, height: 823 };
const desk = { width: 1280, height: 900 };

const whatIsQuick = `requests at most ${mostRequests} files until it is idle, no script before it is painted, and nothing moves`;

test(`a first visit to / on a phone ${whatIsQuick}; no picture below the first screen is requested before it is visible`, async ({
  page,
}) => {
  await expectQuickFirstVisit(page, '/', phone);
  const { paintedAt, requested } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint');
    const picturesIn = (place: string) =>
      [...document.querySelectorAll<HTMLImageElement>(`${place} img`)].map(({ src }) => src);
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[as="image"]')];
    const first = [...picturesIn('.hero-ground'), ...preloaded.map(({ href }) => href)];
    const below = picturesIn('.hero-ground ~ *').filter((src) => !first.includes(src));
    const files = performance.getEntriesByType('resource');
    return {
      paintedAt: paint?.startTime ?? 0,
      requested: files
        .filter(({ name }) => below.includes(name))
        .map(({ name, startTime }) => ({ name, at: startTime })),
    };
  });
  expect(requested).not.toEqual([]);
  expect(requested.filter(({ at }) => at <= paintedAt)).toEqual([]);
});

test(`a first visit to / on a desktop ${whatIsQuick}`, async ({ page }) => {
  await expectQuickFirstVisit(page, '/', desk);
});

test(`a first visit to /menu on a desktop ${whatIsQuick}`, async ({ page }) => {
  await expectQuickFirstVisit(page, '/menu', desk);
});

test(`a first visit to /menu on a phone ${whatIsQuick}; the font comes after the first paint, and from the next page on before it, and nothing moves before the first paint there either`, async ({
  page,
}) => {
  await expectQuickFirstVisit(page, '/menu', phone);
  const first = await fontTimes(page);
  expect(first.font).toBeGreaterThan(first.painted);
  for (const path of ['/pizza?sort=price-asc', '/cart-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingMovedBeforePaint(page);
    const next = await fontTimes(page);
    expect(next.font).toBeGreaterThan(0);
    expect(next.font).toBeLessThan(next.painted);
  }
});

test('a page opened in a background tab starts before it is visible', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(window, 'PerformanceObserver', { value: undefined });
  });
  await page.goto('/menu');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
