import '@vitest/browser-playwright';
import type { Page } from '@playwright/test';
import type { BrowserCommand } from 'vitest/node';
import { answer, callsSoFar, forgetAnswers, release } from '../../../web/testing/answer-book.ts';
import type { Answer } from '../../../web/testing/answered-calls.ts';

const answerPictures: BrowserCommand<Answer[]> = (_, ...answers) => {
  answer(...answers);
};

const releasePictures: BrowserCommand<[]> = () => {
  release();
};

const pictureCalls: BrowserCommand<[]> = () => callsSoFar();

/** Whether a test has changed what the browser shows a page of. */
let isBrowserChanged = false;

/** Forgets what a test has said and changed. @returns the calls for which it had no answer */
const forgetTest: BrowserCommand<[]> = async ({ page }) => {
  if (isBrowserChanged) {
    isBrowserChanged = false;
    await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none' });
    await setSafeArea(page, { left: 0, right: 0, bottom: 0 });
  }
  // Who hovers where the pointer stands already does not enter.
  await page.mouse.move(0, 0);
  return forgetAnswers();
};

const useColorScheme: BrowserCommand<['light' | 'dark']> = ({ page }, colorScheme) => {
  isBrowserChanged = true;
  return page.emulateMedia({ colorScheme });
};

/** Turns on a theme of the system with a few colors, as of Windows. */
const useForcedColors: BrowserCommand<[]> = ({ page }) => {
  isBrowserChanged = true;
  return page.emulateMedia({ forcedColors: 'active' });
};

/** Shows the page as it is printed. */
const usePaper: BrowserCommand<[]> = ({ page }) => {
  isBrowserChanged = true;
  return page.emulateMedia({ media: 'print' });
};

type Insets = { left: number; right: number; bottom: number };

/** Gives the screen a notch and a home bar, which cover so many pixels of the page. */
const useSafeArea: BrowserCommand<[Insets]> = async ({ page }, insets) => {
  isBrowserChanged = true;
  await setSafeArea(page, insets);
};

async function setSafeArea(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await session.detach();
}

/** Presses or releases the mouse where it is. */
const moveMouseButton: BrowserCommand<['down' | 'up']> = ({ page }, direction) =>
  page.mouse[direction]();

/** What a test in the browser can have done outside of it. */
export const commands = {
  answerPictures,
  releasePictures,
  pictureCalls,
  forgetTest,
  useColorScheme,
  useSafeArea,
  useForcedColors,
  usePaper,
  moveMouseButton,
};
