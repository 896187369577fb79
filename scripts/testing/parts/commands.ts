import '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { answer, callsSoFar, endOfTest, release, type Answer } from './answering-server.ts';

const answerApi: BrowserCommand<Answer[]> = (_, ...answers) => {
  answer(...answers);
};

const releaseApi: BrowserCommand<[]> = () => {
  release();
};

const apiCalls: BrowserCommand<[]> = () => callsSoFar();

const endOfApiTest: BrowserCommand<[]> = () => endOfTest();

const useColorScheme: BrowserCommand<['light' | 'dark']> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

/** Turns a theme of the system with a few colors on or off, as of Windows. */
const useForcedColors: BrowserCommand<['active' | 'none']> = ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors });

type Insets = { left: number; right: number; bottom: number };

/** Gives the screen a notch and a home bar, which cover so many pixels of the page. */
const useSafeArea: BrowserCommand<[Insets]> = async ({ page }, insets) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await session.detach();
};

/** Presses or releases the mouse where it is. */
const moveMouseButton: BrowserCommand<['down' | 'up']> = ({ page }, direction) =>
  page.mouse[direction]();

/** What a test in the browser can have done outside of it. */
export const commands = {
  answerApi,
  releaseApi,
  apiCalls,
  endOfApiTest,
  useColorScheme,
  useSafeArea,
  useForcedColors,
  moveMouseButton,
};
