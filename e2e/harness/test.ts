import { type Browser, type BrowserContext, expect, test as base } from '@playwright/test';
import {
  type NewDish,
  type NewOptionGroupOfTest,
  removeDishesAddedSince,
  TestKitchen,
} from './dishes.ts';
import { type PageProblems, watchPage } from './page-problems.ts';
import { type Person, signUpAdmin, signUpDiner } from './people.ts';
import { refuseStubs } from './refuse-stubs.ts';
import { beginVisit, canVisitAgain, endVisit, openBrowser } from './visits.ts';

type Fixtures = {
  /** Set with `test.use`: the browser has loaded nothing yet, so that without a network it cannot. */
  isFirstVisit: boolean;
  /** After a journey, failed or not, its dishes are off the menu again. */
  menuAsBefore: void;
  /** Fails the test, at its end, if anything went wrong in the page that it did not expect. */
  problems: PageProblems;
  /** Fresh accounts, with a token for the API; the browser is signed out. */
  diner: Person;
  otherDiner: Person;
  admin: Person;
  /** Adds a dish of this test's own to the menu. */
  newDish: NewDish;
  /** Adds a group of options, for dishes to name. */
  newOptionGroup: NewOptionGroupOfTest;
  kitchen: TestKitchen;
};

/** The browser of a returning visitor, for one test after the other. */
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

export const test = base.extend<Fixtures, { regular: RegularVisitor }>({
  isFirstVisit: [false, { option: true }],
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
  page: async ({ context, viewport }, use) => {
    const page = await beginVisit(context);
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
  // Before the page, so that it is gone by the time this looks.
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
      refuseStubs(page, context, testInfo.titlePath[0] ?? '');
      const problems = watchPage(page);
      await use(problems);
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
