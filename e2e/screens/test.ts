import type { Page } from '@playwright/test';
import { wordsLanguage } from '../../brands/chosen-brand.ts';
import { openRemembering } from '../harness/browser-memory.ts';
import { expect, test as base } from '../harness/test.ts';
import { open } from '../harness/hydration.ts';
import { loseConnection } from '../harness/lose-connection.ts';
import { Callers } from './callers.ts';
import { faults } from './faults.ts';
import type { Fault } from './fault.ts';
import type { Scheme } from '../harness/schemes.ts';
import { untilSettled } from '../harness/settled.ts';
import type { PageProblems } from '../harness/page-problems.ts';
import { translateFinders } from './words/translate-finders.ts';
import { widths, type ScreenState, type Width } from './screen-state.ts';

const heights: Record<Width, number> = { 1440: 900, 768: 1024, 360: 800 };

type Fixtures = {
  /** The state of the test. Set with `test.use`; it decides whose session the page has. */
  screenState: ScreenState;
  /** Opens the screen and brings it into the state. */
  reachState: () => Promise<void>;
  /** Shows the page in another width and scheme, and waits until nothing moves anymore. */
  showIn: (look: { width: Width; scheme: Scheme }) => Promise<void>;
};

/** The fixtures of a test of one state. */
export type StateFixtures = Fixtures & { page: Page; problems: PageProblems };

/** Tests that are about one state of one screen. */
export const test = base.extend<Fixtures, { callers: Callers }>({
  screenState: [{ name: '', route: '/', shows: (page) => page.locator('body') }, { option: true }],
  callers: [async ({}, use) => use(new Callers()), { scope: 'worker' }],
  isFirstVisit: async ({ screenState }, use) => {
    const { isFirstVisit = false, withoutConnection } = screenState;
    await use(isFirstVisit || withoutConnection !== undefined);
  },
  reachState: async ({ page, problems, screenState, callers }, use) =>
    use(async () => {
      translateFinders(page, wordsLanguage);
      const { at, route, reach, withoutConnection, shows, expects = [] } = screenState;
      const fault: Fault | undefined = screenState.fault && faults[screenState.fault];
      problems.expect(...expects, ...(fault?.expects ?? []));
      await resize(page, widthsOf(screenState)[0] ?? 1440);
      await fault?.install(page);
      const caller = await callers.personFor(screenState.as ?? 'visitor');
      if (caller) await openRemembering(page, caller, at ?? route);
      else await open(page, at ?? route);
      if (!fault) await untilKnown(page);
      await reach?.(page);
      if (withoutConnection) {
        problems.expect(/ERR_INTERNET_DISCONNECTED/);
        await loseConnection(page);
        await withoutConnection(page);
      }
      await expect(shows(page)).toBeVisible();
    }),
  showIn: async ({ page, screenState }, use) =>
    use(async ({ width, scheme }) => {
      await resize(page, width);
      await page.emulateMedia({ colorScheme: scheme });
      await expect(screenState.shows(page)).toBeVisible();
      await untilSettled(page);
    }),
});

/** Waits for the navbar, where there is one, which depends on the sign-in state. */
async function untilKnown(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  if ((await navigation.count()) === 0) return;
  await expect(navigation.getByRole('button', { name: /^(Login|Account)$/ })).toBeVisible();
}

export function widthsOf(state: ScreenState): readonly Width[] {
  return state.widths ?? widths;
}

function resize(page: Page, width: Width): Promise<void> {
  return page.setViewportSize({ width, height: heights[width] });
}

export { expect };
