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
import { pathTo } from './visits.ts';

const heights: Record<Width, number> = { 1440: 900, 768: 1024, 360: 800 };

type Fixtures = {
  /** The state of the test, the last one of a visit. Set with `test.use`; it decides whose session the page has. */
  screenState: ScreenState;
  /** Goes from the state before to this one, or opens its page. */
  goOnTo: (state: ScreenState) => Promise<void>;
  /** Brings the page into the state of the test, from one state to the next. */
  reachState: () => Promise<void>;
  /** Shows a state in another width and scheme, and waits until nothing moves anymore. */
  showIn: (look: { state: ScreenState; width: Width; scheme: Scheme }) => Promise<void>;
};

/** The fixtures of a test of one state, or of several in one visit. */
export type StateFixtures = Fixtures & { page: Page; problems: PageProblems };

/** Tests that are about one state of one screen. */
export const test = base.extend<Fixtures, { callers: Callers }>({
  screenState: [{ name: '', route: '/', shows: (page) => page.locator('body') }, { option: true }],
  callers: [
    async ({}, use) => {
      const callers = new Callers();
      // A new order rings on every open board. This early in a run, no journey has opened one yet. If it fails, the
      // first state that needs the orders reports it.
      callers.personFor('diner with orders').catch(() => undefined);
      await use(callers);
    },
    { scope: 'worker' },
  ],
  isFirstVisit: async ({ screenState }, use) => {
    const { isFirstVisit = false, withoutConnection } = screenState;
    await use(isFirstVisit || withoutConnection !== undefined);
  },
  goOnTo: async ({ page, problems, callers }, use) =>
    use(async (state) => {
      const { before, reach, withoutConnection, shows, expects = [] } = state;
      const fault: Fault | undefined = newFaultOf(state);
      problems.expect(...expects, ...(fault?.expects ?? []));
      await resize(page, widthsOf(state)[0] ?? 1440);
      if (before) {
        await page.emulateMedia({ colorScheme: 'light' });
        await untilSettled(page);
      }
      await fault?.install(page);
      if (!before) await openPage({ page, state, callers });
      await reach?.(page);
      if (withoutConnection) {
        problems.expect(/ERR_INTERNET_DISCONNECTED/);
        await loseConnection(page);
        await withoutConnection(page);
      }
      await expect(shows(page)).toBeVisible();
    }),
  reachState: async ({ screenState, goOnTo }, use) =>
    use(async () => {
      for (const state of pathTo(screenState)) await goOnTo(state);
    }),
  showIn: async ({ page }, use) =>
    use(async ({ state, width, scheme }) => {
      await resize(page, width);
      await page.emulateMedia({ colorScheme: scheme });
      await expect(state.shows(page)).toBeVisible();
      await untilSettled(page);
    }),
});

/** The fault that a state has and the one before it does not. */
function newFaultOf({ fault, before }: ScreenState): Fault | undefined {
  return fault === undefined || fault === before?.fault ? undefined : faults[fault];
}

async function openPage(visit: {
  page: Page;
  state: ScreenState;
  callers: Callers;
}): Promise<void> {
  const { page, state, callers } = visit;
  translateFinders(page, wordsLanguage);
  const { as = 'visitor', route, at = route, fault } = state;
  const caller = await callers.personFor(as);
  if (caller) await openRemembering(page, caller, at);
  else await open(page, at);
  if (!fault) await untilKnown(page);
}

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
