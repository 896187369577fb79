import {
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import {
  type NewDish,
  type NewOptionGroupOfTest,
  removeDishesAddedSince,
  TestKitchen,
} from './dishes.ts';
import { noteCode } from './lose-connection.ts';
import { type PageProblems, watchPage } from './page-problems.ts';
import { type Person, signUpAdmin, signUpDiner } from './people.ts';
import { quickStubs } from './quick-stubs.ts';
import { refuseStubs } from './refuse-stubs.ts';
import { beginVisit, canVisitAgain, endVisit, openBrowser } from './visits.ts';

type Fixtures = {
  /** Whether the browser's cache is empty. Set with `test.use`. */
  isFirstVisit: boolean;
  /** Whether things move and fade on the page. Set with `test.use`. */
  hasMotion: boolean;
  /** Removes the dishes of a journey from the menu after it, failed or not. */
  menuAsBefore: void;
  /** Fails the test, at its end, if the page had a problem that the test did not expect. */
  problems: PageProblems;
  /** A new account with an API token; the browser is signed out. */
  diner: Person;
  otherDiner: Person;
  admin: Person;
  /** Adds a dish of this test to the menu. */
  newDish: NewDish;
  /** Adds a group of options, for dishes to name. */
  newOptionGroup: NewOptionGroupOfTest;
  kitchen: TestKitchen;
};

/** The browser of a returning visitor, used by one test after the other. */
class RegularVisitor {
  private opened: BrowserContext | undefined;

  async browser(browser: Browser): Promise<BrowserContext> {
    this.opened ??= await openBrowser(browser);
    return this.opened;
  }

  async leave(): Promise<void> {
    if (!this.opened) return;
    if (canVisitAgain(this.opened)) await endVisit(this.opened);
    else await this.close();
  }

  async close(): Promise<void> {
    await this.opened?.close();
    this.opened = undefined;
  }
}

/** Prints what a failed test saw last: in CI, the log is all that remains. */
async function printPage(page: Page): Promise<void> {
  const seen = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .catch(() => 'Nothing could be read.');
  console.log(`${page.url()}\n${seen.slice(0, 4000)}`);
}

export const test = base.extend<Fixtures, { regular: RegularVisitor }>({
  isFirstVisit: [false, { option: true }],
  hasMotion: [false, { option: true }],
  regular: [
    async ({}, use) => {
      const visitor = new RegularVisitor();
      await use(visitor);
      await visitor.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, regular, isFirstVisit }, use) => {
    const context = isFirstVisit ? await openBrowser(browser) : await regular.browser(browser);
    await use(context);
    await (isFirstVisit ? context.close() : regular.leave());
  },
  page: async ({ context, viewport, hasMotion }, use) => {
    const page = await beginVisit(context);
    if (hasMotion) await page.emulateMedia({ reducedMotion: 'no-preference' });
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
  // This fixture precedes the page, so that it ends after the page is gone.
  menuAsBefore: [
    async ({}, use, { project }) => {
      const startMs = Date.now();
      await use();
      if (project.name === 'journeys') await removeDishesAddedSince(startMs);
    },
    { auto: true },
  ],
  problems: [
    async ({ page, context }, use, testInfo) => {
      quickStubs(page);
      refuseStubs(page, context, testInfo.titlePath[0] ?? '');
      const problems = watchPage(page);
      noteCode(page);
      await use(problems);
      if (testInfo.status !== testInfo.expectedStatus) await printPage(page);
      expect(problems.list(), 'nothing goes wrong in the page').toEqual([]);
    },
    { auto: true },
  ],
  diner: async ({}, use) => use(await signUpDiner()),
  otherDiner: async ({}, use) => use(await signUpDiner('Olga Other')),
  admin: async ({}, use) => use(await signUpAdmin()),
  kitchen: async ({}, use, { project }) => {
    if (project.name !== 'journeys') throw new Error('Only journeys may change the menu.');
    await use(new TestKitchen());
  },
  newDish: async ({ kitchen }, use) => use(kitchen.newDish),
  newOptionGroup: async ({ kitchen }, use) => use(kitchen.newOptionGroup),
});

export { expect };
