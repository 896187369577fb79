import { page } from 'vitest/browser';
import { drawPage } from './drawing.ts';
import { nextFrames } from './watch-shifts.ts';

/** How much a channel of a pixel may differ from the color of the page, as in the end of a shadow. */
const tolerance = 3;

/** Returns the share of the window whose pixels have the color of the page, from 0 to 1. */
export async function emptyShare(): Promise<number> {
  drawPage(true);
  await nextFrames();
  const png = await page.screenshot({ save: false }).finally(() => {
    drawPage(false);
  });
  const picture = await createImageBitmap(
    await (await fetch(`data:image/png;base64,${png}`)).blob(),
  );
  const context = new OffscreenCanvas(innerWidth, innerHeight).getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, innerWidth, innerHeight);
  const paper = colorOfPage();
  let empty = 0;
  for (let at = 0; at < data.length; at += 4) {
    const isEmpty = paper.every(
      (value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= tolerance,
    );
    if (isEmpty) empty += 1;
  }
  // Every screen has some of it.
  if (empty === 0) throw new Error('The page has not been drawn.');
  return empty / (data.length / 4);
}

function colorOfPage(): number[] {
  const color = getComputedStyle(document.body).backgroundColor;
  return (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
}
