import { type Rules, violationsOn } from '../harness/axe.ts';
import { type Scheme, schemes } from '../harness/schemes.ts';
import { beOldest } from '../browsers/old-browser.ts';
import { pressEverything } from '../browsers/press-everything.ts';
import { keepTranslating } from '../browsers/translation.ts';
import { checkFit } from './fit/check-fit.ts';
import type { ScreenState, Width } from './screen-state.ts';
import { screenStates } from './screen-states.ts';
import { expect, test, widthsOf, type StateFixtures } from './test.ts';

/** The states that show what the first one of their route does not: everything on them is pressed as well. */
const fullScreens = new Set(['menu-in-cart', 'dish-sheet', 'kitchen-board']);

/** One test for each state. */
export function testAccessibility(states: readonly ScreenState[]): void {
  for (const screenState of states) {
    const { name, spec } = screenState;
    const point = spec ? ` (spec ${spec})` : '';
    test.describe(name, () => {
      test.use({ screenState });
      test(`${name} has no accessibility violation${point}`, async ({
        page,
        problems,
        screenState,
        reachState,
        showIn,
      }) => {
        await checkAccessibility({ page, problems, screenState, reachState, showIn });
      });
    });
  }
}

/**
 * Opens the state once, in the oldest promised browser and translated, has axe look at it in several
 * widths and in both schemes, and looks whether it fits small windows and large text. At last, on one
 * state of each route, everything is pressed.
 */
async function checkAccessibility(parts: StateFixtures): Promise<void> {
  const { page, problems, screenState, reachState, showIn } = parts;
  await beOldest(page);
  await keepTranslating(page);
  await reachState();
  for (const { width, scheme, rules } of looksAt(screenState)) {
    await showIn({ width, scheme });
    const found = await violationsOn(page, rules);
    expect.soft(found, `${screenState.name}, ${width} px, ${scheme}`).toEqual([]);
  }
  await checkFit(page, screenState);
  if (!isFirst(screenState) && !fullScreens.has(screenState.name)) return;
  problems.expect(/^(?:response|request): /);
  await pressEverything(page, screenState.route);
}

/** Whether a state is the first of its route that has a connection. */
function isFirst({ name, route }: ScreenState): boolean {
  const first = screenStates.find((state) => state.route === route && !state.withoutConnection);
  return first?.name === name;
}

type Look = { width: Width; scheme: Scheme; rules: Rules };

/**
 * The first state of each route is looked at in every width, and in both schemes in the widest and the
 * narrowest one: what a width between them shows has the colors that it has there. The other states
 * differ from it in a part that phones and desktops show as well, in the same colors: they are looked
 * at in their widest layout by day and in their narrowest one by night.
 */
function looksAt(state: ScreenState): Look[] {
  const widths = widthsOf(state);
  const [widest, narrowest] = [Math.max(...widths), Math.min(...widths)];
  if (!isFirst(state) && narrowest !== widest) {
    return [
      { width: widest as Width, scheme: 'light', rules: 'all' },
      { width: narrowest as Width, scheme: 'dark', rules: 'all' },
    ];
  }
  return widths.flatMap((width, index): Look[] => {
    const isEnd = width === widest || width === narrowest;
    // To and fro: from one look to the next only one thing changes.
    const toAndFro = index === 0 ? schemes : schemes.toReversed();
    // The other scheme changes only colors.
    return toAndFro
      .slice(0, isEnd ? 2 : 1)
      .map((scheme, look) => ({ width, scheme, rules: look === 0 ? 'all' : 'colors' }));
  });
}
