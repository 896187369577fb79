import { type Rules, violationsOn } from '../harness/axe.ts';
import { type Scheme, schemes } from '../harness/schemes.ts';
import { beOldest } from '../browsers/old-browser.ts';
import { pressEverything } from '../browsers/press-everything.ts';
import { keepTranslating } from '../browsers/translation.ts';
import { checkFit, setTextSize } from './fit/check-fit.ts';
import type { ScreenState, Width } from './screen-state.ts';
import { screenStates } from './screen-states.ts';
import { solidButtons } from './solid-buttons.ts';
import { expect, test, widthsOf, type StateFixtures } from './test.ts';
import { isFirst, isPressed, pathTo } from './visits.ts';

/** One test for each of these states, and for all that it goes on from. */
export function testAccessibility(states: readonly ScreenState[]): void {
  for (const screenState of states) {
    const visit = pathTo(screenState);
    const names = visit.map(({ name }) => name).join(', ');
    const points = visit.flatMap(({ spec = [] }) => spec).join(', ');
    const have = visit.length === 1 ? 'has' : 'have';
    test.describe(names, () => {
      test.use({ screenState });
      test(`${names} ${have} no accessibility violation${points && ` (spec ${points})`}`, async ({
        page,
        problems,
        screenState,
        goOnTo,
        showIn,
      }) => {
        await checkAccessibility({ page, problems, screenState, goOnTo, showIn });
      });
    });
  }
}

/**
 * Opens the first state of a visit, in the oldest promised browser and translated, and looks at it before it
 * goes on to the next one. At last, on one state of each route, everything is pressed.
 */
async function checkAccessibility(parts: VisitFixtures): Promise<void> {
  const { page, problems, screenState, goOnTo } = parts;
  const visit = pathTo(screenState);
  await beOldest(page);
  await keepTranslating(page);
  for (const state of visit) {
    if (state.before) await setTextSize(page, 'usual');
    await goOnTo(state);
    await lookAt(state, parts);
  }
  const pressed = visit.find((state) => isPressed(state, screenStates));
  if (!pressed) return;
  // From here on, what is sent is refused.
  expect.soft(problems.list(), 'nothing goes wrong before everything is pressed').toEqual([]);
  problems.expect(/^(?:response|request): /);
  await pressEverything(page, pressed.route);
}

type VisitFixtures = Pick<StateFixtures, 'page' | 'problems' | 'screenState' | 'goOnTo' | 'showIn'>;

/** Has axe look at a state in several widths and in both schemes, and looks whether it fits small windows and large text. */
async function lookAt(
  state: ScreenState,
  { page, showIn }: Pick<VisitFixtures, 'page' | 'showIn'>,
): Promise<void> {
  for (const { width, scheme, rules } of looksAt(state)) {
    await showIn({ state, width, scheme });
    const found = await violationsOn(page, rules);
    const look = `${state.name}, ${width} px, ${scheme}`;
    expect.soft(found, look).toEqual([]);
    expect.soft(await page.evaluate(solidButtons), `${look}: one solid button`).toEqual([]);
  }
  await checkFit(page, state);
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
  if (!isFirst(state, screenStates) && narrowest !== widest) {
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
