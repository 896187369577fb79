import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { type Scheme, schemes, type ScreenState, type Width } from './screen-state.ts';
import { screenStates } from './screen-states.ts';
import { expect, test, widthsOf, type StateFixtures } from './test.ts';

/** The other scheme changes only colors, so only the rules about color run again there. */
const runOnly: Record<Scheme, axe.RunOnly> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** The minified build, which each page has to parse anew. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

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

/**
 * Opens the state once and has axe look at it in several widths and in both schemes. What is shown on
 * phones also fits the narrowest one: WCAG's 1.4.10, which axe can't tell.
 */
async function checkAccessibility(parts: StateFixtures): Promise<void> {
  const { page, screenState, reachState, showIn } = parts;
  await reachState();
  for (const { width, scheme } of looksAt(screenState)) {
    await showIn({ width, scheme });
    const found = await violationsOn(page, runOnly[scheme]);
    expect.soft(found, `${screenState.name}, ${width} px, ${scheme}`).toEqual([]);
  }
  if (!widthsOf(screenState).includes(360)) return;
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(tooWide), '320 px').toEqual([]);
}

type Look = { width: Width; scheme: Scheme };

/**
 * The first state of each route is looked at in every width and scheme. The other states differ from
 * it in a part that phones and desktops show as well, in the same colors: they skip the layout
 * between the two, and one look at the other scheme is enough.
 */
function looksAt(state: ScreenState): Look[] {
  const isFirst = screenStates.find(({ route }) => route === state.route)?.name === state.name;
  const widths = widthsOf(state).filter((width) => isFirst || state.widths || width !== 768);
  return widths.flatMap((width, index) => {
    // To and fro: from one look to the next only one thing changes.
    const toAndFro = index % 2 === 0 ? schemes : schemes.toReversed();
    const looks = toAndFro.map((scheme) => ({ width, scheme }));
    return isFirst || index === 0 ? looks : looks.filter(({ scheme }) => scheme === 'light');
  });
}

/** Runs in the page: what has to be scrolled sideways, of the page and what lies on top of it. */
function tooWide(): string[] {
  return [document.documentElement, ...document.querySelectorAll('[role=dialog], dialog[open]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth }) => `${tagName} ${scrollWidth}`);
}

/** Brings axe into the page with the first look; further ones find it there. */
async function violationsOn(page: Page, only: axe.RunOnly): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  if (!hasAxe) await page.evaluate(axeSource);
  return page.evaluate(runAxe, only);
}

/**
 * Runs in the page; one line for each element that breaks a rule. Below a modal dialog, everything is
 * inert, and has been looked at in the state without it. A target that a bar at the bottom happens to
 * cover in part is looked at again in the middle of the window, where a person would scroll it.
 */
async function runAxe(runOnly: axe.RunOnly): Promise<string[]> {
  const inPage = (window as unknown as { axe: typeof axe }).axe;
  const dialog = document.querySelector('dialog:modal') ?? document;
  const look = async () => {
    const { violations } = await inPage.run(dialog, { runOnly, resultTypes: ['violations'] });
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
