import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { schemes, type Width } from './screen-state.ts';
import { screenStates } from './screen-states.ts';
import { test, widthsOf } from './test.ts';

const folder = join(import.meta.dirname, '../../.screens');
mkdirSync(folder, { recursive: true });

/** The scale of the pictures: smaller than the screen, and small enough to browse. */
const scales: Record<Width, number> = { 1440: 0.5, 768: 0.5, 360: 0.75 };
const webpQuality = 60;

for (const screenState of screenStates) {
  test.describe(screenState.name, () => {
    test.use({ screenState });
    test(`pictures of ${screenState.name}`, async ({ page, reachState, showIn }) => {
      await reachState();
      // All pictures share one session, because ending it would bring an offline page back online.
      const devTools = await page.context().newCDPSession(page);
      for (const width of widthsOf(screenState)) {
        for (const scheme of schemes) {
          await showIn({ width, scheme });
          const file = join(folder, `${screenState.name}-${width}-${scheme}.webp`);
          writeFileSync(file, await takePicture({ page, devTools, scale: scales[width] }));
        }
      }
    });
  });
}

type Shot = { page: Page; devTools: CDPSession; scale: number };

/** Returns the visible part of the page as WebP; Playwright itself writes only PNG and JPEG. */
async function takePicture({ page, devTools, scale }: Shot): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const { x, y } = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
  const { data } = await devTools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: webpQuality,
    clip: { x, y, width, height, scale },
  });
  return Buffer.from(data, 'base64');
}
