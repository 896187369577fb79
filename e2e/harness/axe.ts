import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { axePath, axeSource } from './axe-source.ts';
import { stack } from './stack.ts';

/** Which rules a page is looked at with: all, those about colors, or those about places and sizes. */
export type Rules = 'all' | 'colors' | 'layout';

const runOnly: Record<Rules, axe.RunOnly> = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  colors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  layout: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] },
};

const source = axeSource();

/**
 * Returns one line for each violation on a page. Brings axe into the page with the first look; further
 * ones find it there.
 */
export async function violationsOn(page: Page, rules: Rules): Promise<string[]> {
  const lacks = await page.evaluate(() => ({ axe: !('axe' in window), site: !navigator.onLine }));
  if (lacks.axe && (lacks.site || !stack.hasAxe)) await page.evaluate(source);
  else if (lacks.axe) await page.addScriptTag({ url: axePath });
  return page.evaluate(runAxe, runOnly[rules]);
}

/**
 * Runs in the page; one line for each element that breaks a rule. Below a modal dialog, everything is
 * inert, and has been looked at in the state without it. A target that a bar at the bottom happens to
 * cover in part is looked at again in the middle of the window, where a person would scroll it.
 */
async function runAxe(runOnly: axe.RunOnly): Promise<string[]> {
  const inPage = (window as unknown as { axe: typeof axe }).axe;
  const dialog = document.querySelector('dialog:modal') ?? document;
  const run = async (selectors: boolean) =>
    (await inPage.run(dialog, { runOnly, resultTypes: ['violations'], selectors })).violations;
  const look = async () => {
    // Only what breaks a rule is named.
    const violations = (await run(false)).length > 0 ? await run(true) : [];
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => {
        const selector = target.join(' ');
        const isCovered = id === 'target-size' && failureSummary.includes('partially obscured');
        return { id, selector, isCovered, line: [id, help, selector, failureSummary].join(' · ') };
      }),
    );
  };
  const found = await look();
  const lines = found.filter(({ isCovered }) => !isCovered).map(({ line }) => line);
  const top = window.scrollY;
  for (const { id, selector } of found.filter(({ isCovered }) => isCovered)) {
    const target = document.querySelector(selector);
    target?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const again = (await look()).find((each) => each.id === id && each.selector === selector);
    if (again || !target) lines.push(again?.line ?? `There is no ${selector} to look at again.`);
    window.scrollTo({ top, behavior: 'instant' });
  }
  return lines;
}
