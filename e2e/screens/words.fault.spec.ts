import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsIn } from '../../scripts/testing/known-data.ts';
import { untilSettled } from '../harness/settled.ts';
import type { ScreenState } from './screen-state.ts';
import { screenStates } from './screen-states.ts';
import { expect, test, widthsOf } from './test.ts';
import { tooWide } from './too-wide.ts';
import { findInPage } from './words/page-findings.ts';
import { findPseudoWords } from './words/pseudo-matchers.ts';

const folder = join(import.meta.dirname, '../../.screens/words');
mkdirSync(folder, { recursive: true });

/** The sizes in which the words are looked at: a desktop, or else a tablet, and the narrowest phone. */
function sizesOf(state: ScreenState): { width: number; height: number }[] {
  const widths = widthsOf(state);
  const wide = { width: widths.includes(1440) ? 1440 : 768, height: 900 };
  return [
    ...(widths.some((width) => width > 360) ? [wide] : []),
    ...(widths.includes(360) ? [{ width: 320, height: 640 }] : []),
  ];
}

for (const screenState of screenStates) {
  const { name } = screenState;
  test.describe(name, () => {
    test.use({ screenState });
    test(`words of ${name}`, async ({ page, reachState }) => {
      findPseudoWords(page);
      await reachState();
      const looks = [];
      for (const { width, height } of sizesOf(screenState)) {
        await page.setViewportSize({ width, height });
        await expect(screenState.shows(page)).toBeVisible();
        await untilSettled(page);
        const { texts, cut } = await page.evaluate(findInPage);
        looks.push({
          name,
          width,
          words: texts.filter((text) => wordsIn(text).length > 0),
          // Names of dishes are cut where there is no room for them.
          cut: cut.filter((text) => text.includes('[!!')),
          wide: await page.evaluate(tooWide),
        });
      }
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(looks));
    });
  });
}
