import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import { schemes, type ScreenState } from './screen-state.ts';
import { expect, test, widthsOf, type StateFixtures } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One test for each state. */
export function testAccessibility(states: readonly ScreenState[]): void {
  for (const screenState of states) {
    test.describe(screenState.name, () => {
      test.use({ screenState });
      test(`${screenState.name} has no accessibility violation`, async ({
        page,
        screenState,
        reachState,
        showIn,
      }) => {
        await checkAccessibility({ page, screenState, reachState, showIn });
      });
    });
  }
}

/** Opens the state once and has axe look at it in both schemes and in every width. */
async function checkAccessibility(parts: StateFixtures): Promise<void> {
  const { page, screenState, reachState, showIn } = parts;
  await reachState();
  for (const width of widthsOf(screenState)) {
    for (const scheme of schemes) {
      await showIn({ width, scheme });
      const found = await violationsOn(page);
      expect.soft(found, `${screenState.name}, ${width} px, ${scheme}`).toEqual([]);
    }
  }
}

/**
 * The first look brings axe into the page; further ones find it there, which makes them about ten
 * times quicker. Legacy mode: nothing but the page itself is looked at, and it has no frames.
 */
async function violationsOn(page: Page): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const { violations } = hasAxe
    ? await page.evaluate(runAxe, rules)
    : await new AxeBuilder({ page }).setLegacyMode().withTags(rules).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [id, help, target.join(' '), failureSummary].join(' · '),
    ),
  );
}

/** Runs in the page. */
function runAxe(tags: string[]): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: typeof Axe };
  return axe.run({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });
}
