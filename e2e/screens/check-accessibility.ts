import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { type Scheme, schemes, type ScreenState } from './screen-state.ts';
import { expect, test, widthsOf, type StateFixtures } from './test.ts';

/** The other scheme changes only colors, so only the rules about color run again there. */
const runOnly: Record<Scheme, axe.RunOnly> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** One test for each state. */
export function testAccessibility(states: readonly ScreenState[]): void {
  for (const screenState of states) {
    const { name, spec } = screenState;
    const point = spec ? ` (spec ${spec})` : '';
    test.describe(name, () => {
      test.use({ screenState });
      test(`${name} has no accessibility violation${point}`, async ({
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
  for (const [index, width] of widthsOf(screenState).entries()) {
    // To and fro: from one look to the next only one thing changes.
    for (const scheme of index % 2 === 0 ? schemes : schemes.toReversed()) {
      await showIn({ width, scheme });
      const found = await violationsOn(page, runOnly[scheme]);
      expect.soft(found, `${screenState.name}, ${width} px, ${scheme}`).toEqual([]);
    }
  }
}

/** Brings axe into the page with the first look; further ones find it there. */
async function violationsOn(page: Page, only: axe.RunOnly): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  if (!hasAxe) await page.evaluate(axe.source);
  return page.evaluate(runAxe, only);
}

/** Runs in the page; one line for each element that breaks a rule. */
async function runAxe(runOnly: axe.RunOnly): Promise<string[]> {
  const inPage = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await inPage.run({ runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [id, help, target.join(' '), failureSummary].join(' · '),
    ),
  );
}
