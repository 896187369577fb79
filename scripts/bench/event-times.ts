import type { Locator, Page } from '@playwright/test';
import { type Measurement, medianOf } from './measurement.ts';

/** Something a person does; several with the same name are runs of one measurement. */
export type Interaction = { what: string; act: (page: Page) => Promise<unknown> };

const cpuSlowDown = 4;
const target = { atMost: 100 };

/** Measures the times from input to the next paint, on a processor four times slower. */
export async function timesOf(
  page: Page,
  interactions: readonly Interaction[],
  where: string,
): Promise<Measurement[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
  await page.evaluate(watchEvents);
  const runs = new Map<string, number[]>();
  for (const { what, act } of interactions) {
    const ms = await timeOf(page, act);
    runs.set(what, [...(runs.get(what) ?? []), ms]);
  }
  return [...runs].map(([what, times]) =>
    medianOf(times, {
      what: `${what} in ${where}, 4x slower CPU`,
      unit: 'ms',
      target,
    }),
  );
}

/**
 * Presses the middle of a control as a mouse does. Playwright's own click also asks the page what lies under the
 * pointer while the press is handled, which would be measured as part of it.
 */
export async function press(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('What should be pressed is not in sight.');
  await control.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Returns Event Timing's own figure: input delay, handlers, and the paint, in steps of 8 ms. */
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
    // What hovers, or moves below the pointer, is no interaction: those have an ID.
    for (const event of list.getEntries() as PerformanceEventTiming[])
      if (event.interactionId > 0) watched.eventTimes.push(event.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function forgetEvents(): void {
  (window as unknown as Watched).eventTimes = [];
}

/** Events below 16 ms are not reported. */
function longestEvent(): number {
  return Math.max(16, ...(window as unknown as Watched).eventTimes);
}
