import { errors, type Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until nothing moves on a page and all pictures in sight have loaded. */
export async function untilSettled(page: Page): Promise<void> {
  // A page hears of another size, and measures its parts, when it is drawn.
  await page.evaluate(drawnTwice);
  const look = { message: 'what still moves or loads', intervals: [16, 50, 100, 250] };
  await expect.poll(() => page.evaluate(unsettled), look).toEqual([]);
}

/**
 * Waits until nothing holds the place of what has not come yet. In some states it never comes: they are
 * left as they are after a while.
 */
export async function untilFilled(page: Page): Promise<void> {
  const placeholder = page.locator('.animate-pulse').filter({ visible: true }).first();
  try {
    await placeholder.waitFor({ state: 'hidden', timeout: 3000 });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

/** Runs in the page: resolves once what the first frame has changed is drawn, too. */
function drawnTwice(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        resolve();
      }),
    );
  });
}

/**
 * Runs in the page: finishes all animations, including color changes between the schemes, and
 * returns those that continue and the visible pictures that have not loaded.
 */
function unsettled(): string[] {
  for (const motion of document.getAnimations()) {
    const { endTime } = motion.effect?.getComputedTiming() ?? {};
    if (motion.playState === 'running' && endTime !== Infinity) motion.finish();
  }
  const isComing = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    // What is folded away loads when it is unfolded.
    const isShown =
      width > 0 && bottom > 0 && top < innerHeight && image.closest('details:not([open])') === null;
    return !image.complete && isShown;
  };
  return [
    ...document
      .getAnimations()
      .flatMap(({ id, playState }) => (playState === 'running' ? [`animation ${id}`] : [])),
    ...[...document.images].filter(isComing).map(({ src }) => src),
  ];
}
