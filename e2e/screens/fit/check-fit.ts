import type { CDPSession, Page } from '@playwright/test';
import { violationsOn } from '../../harness/axe.ts';
import { untilSettled } from '../../harness/settled.ts';
import type { ScreenState } from '../screen-state.ts';
import { expect, widthsOf } from '../test.ts';
import { coveredFocus } from './covered-focus.ts';
import { misfits } from './misfits.ts';
import { tooWide } from './too-wide.ts';

/** The states that are also looked at in a desktop window enlarged to 400 %. */
const enlargedScreens = new Set(['menu', 'dish-sheet', 'cart', 'checkout', 'orders']);

const softly = expect.configure({ soft: true });

/**
 * What is shown on phones also fits the narrowest one (WCAG's 1.4.10), and one whose owner needs text
 * of twice the size (1.4.4), which axe can't tell: nothing is wider than the window, no text is cut
 * off, broken inside of a word, or lies over another one, and no bar lies over what has the focus.
 */
export async function checkFit(page: Page, state: ScreenState): Promise<void> {
  if (!widthsOf(state).includes(360)) return;
  await page.setViewportSize({ width: 320, height: 640 });
  await softly.poll(() => page.evaluate(tooWide), `${state.name}, 320 px`).toEqual([]);
  if (enlargedScreens.has(state.name)) await lookAt(page, state, { width: 320, height: 256 });
  await setTextSize(page, 'large');
  await lookAt(page, state, { width: 390, height: 844 });
}

type Size = { width: number; height: number };

async function lookAt(page: Page, state: ScreenState, size: Size): Promise<void> {
  const look = `${state.name}, ${size.width} × ${size.height} px`;
  await page.setViewportSize(size);
  await untilSettled(page);
  await softly.poll(() => page.evaluate(tooWide), look).toEqual([]);
  // Larger texts have the names, roles and colors of smaller ones, and need less contrast.
  softly(await violationsOn(page, 'layout'), look).toEqual([]);
  // The cards of a board may move meanwhile: an order has come. A fault stays.
  await softly.poll(() => page.evaluate(misfits, false), look).toEqual([]);
  await softly.poll(() => page.evaluate(coveredFocus), look).toEqual([]);
}

const textSizes = { usual: 16, large: 32 };

/** The session of each page ends with it: ending it sooner would bring an offline page back online. */
const sessions = new WeakMap<Page, CDPSession>();

/** Chooses the size of texts as in the settings of the browser, on which media queries depend as well. */
export async function setTextSize(page: Page, size: keyof typeof textSizes): Promise<void> {
  const devTools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devTools);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: textSizes[size] } });
}
