import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/harness/find-browser.ts';
import { type Measurement, medianOf } from './measurement.ts';

const cpuSlowDown = 4;
const target = { atMost: 100 };

/** Each as a person does it, from the menu's first page. */
const interactions: { what: string; act: (page: Page) => Promise<unknown> }[] = [
  { what: 'category', act: (page) => category(page, 'Pizza') },
  { what: 'category', act: (page) => category(page, 'Soups') },
  { what: 'category', act: (page) => category(page, 'All') },
  { what: 'sort', act: (page) => nextSort(page) },
  { what: 'sort', act: (page) => nextSort(page) },
  { what: 'sort', act: (page) => nextSort(page) },
  { what: 'page', act: (page) => pageNumber(page, 2) },
  { what: 'page', act: (page) => pageNumber(page, 3) },
  { what: 'page', act: (page) => pageNumber(page, 1) },
];

/** From input to the next paint on a menu of 2 000 dishes, on a processor four times slower. */
export async function measureInteractions(origin: string): Promise<Measurement[]> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${origin}/menu`);
    await page.waitForLoadState('networkidle');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
    await page.evaluate(watchEvents);
    const runs = new Map<string, number[]>();
    for (const { what, act } of interactions) {
      const ms = await timeOf(page, act);
      runs.set(what, [...(runs.get(what) ?? []), ms]);
    }
    return [...runs].map(([what, times]) =>
      medianOf(times, { what: `${what} change, 2 000 dishes, 4x slower CPU`, unit: 'ms', target }),
    );
  } finally {
    await browser.close();
  }
}

/** Event Timing's own figure: input delay, handlers, and the paint, in steps of 8 ms. */
async function timeOf(page: Page, act: (page: Page) => Promise<unknown>): Promise<number> {
  await page.evaluate(forgetEvents);
  await act(page);
  await page.waitForTimeout(1000);
  return page.evaluate(longestEvent);
}

type Watched = { eventTimes: number[] };

function watchEvents(): void {
  const watched = window as unknown as Watched;
  watched.eventTimes = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.eventTimes.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function forgetEvents(): void {
  (window as unknown as Watched).eventTimes = [];
}

/** Events below 16 ms are not told. */
function longestEvent(): number {
  return Math.max(16, ...(window as unknown as Watched).eventTimes);
}

function category(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  return tabs.getByRole('link', { name, exact: true }).click();
}

async function nextSort(page: Page): Promise<void> {
  await page.getByLabel('Sort by').focus();
  await page.keyboard.press('ArrowDown');
}

function pageNumber(page: Page, number: number): Promise<void> {
  return page.getByRole('link', { name: `Page ${number}`, exact: true }).click();
}
