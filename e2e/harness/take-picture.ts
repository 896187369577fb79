import type { CDPSession, Page } from '@playwright/test';

/** The scale of the pictures by width: smaller than the screen, and small enough to browse. */
export const pictureScales = { 1440: 0.5, 768: 0.5, 360: 0.75 } as const;
const webpQuality = 60;

type Shot = { page: Page; devTools: CDPSession; scale: number };

/** Returns the visible part of the page as WebP; Playwright itself writes only PNG and JPEG. */
export async function takePicture({ page, devTools, scale }: Shot): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const { x, y } = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
  const { data } = await devTools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: webpQuality,
    clip: { x, y, width, height, scale },
  });
  return Buffer.from(data, 'base64');
}
