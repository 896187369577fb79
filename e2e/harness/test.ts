import { expect, test as base } from '@playwright/test';
import { type NewDish, TestKitchen } from './dishes.ts';
import { type PageProblems, watchPage } from './page-problems.ts';
import { type Person, signUpAdmin, signUpDiner } from './people.ts';
import { refuseStubs } from './refuse-stubs.ts';

type Fixtures = {
  /** Fails the test, at its end, if anything went wrong in the page that it did not expect. */
  problems: PageProblems;
  /** Fresh accounts, with a token for the API; nobody is signed in in the browser. */
  diner: Person;
  otherDiner: Person;
  admin: Person;
  /** Adds a dish of this test's own to the menu. */
  newDish: NewDish;
};

export const test = base.extend<Fixtures>({
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
  newDish: async ({}, use) => {
    const kitchen = new TestKitchen();
    await use(kitchen.newDish);
    await kitchen.clearAway();
  },
});

export { expect };
