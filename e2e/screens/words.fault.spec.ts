import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsLanguage } from '../../brands/chosen-brand.ts';
import { withoutData, wordsIn } from '../../scripts/testing/known-data.ts';
import { englishTexts, findTexts } from '../../words/english-texts.ts';
import { pseudoLanguage } from '../../words/languages.ts';
import { untilSettled } from '../harness/settled.ts';
import type { ScreenState } from './screen-state.ts';
import { screenStates } from './screen-states.ts';
import { expect, test, widthsOf } from './test.ts';
import { tooWide } from './too-wide.ts';
import { findInPage } from './words/page-findings.ts';

const folder = join(import.meta.dirname, '../../.screens/words');
mkdirSync(folder, { recursive: true });

const isPseudo = wordsLanguage === pseudoLanguage;
const english = isPseudo ? [] : englishTexts(wordsLanguage);

/** Whether a text has words that the site does not have in its language. */
function isForeign(text: string): boolean {
  return isPseudo ? wordsIn(text).length > 0 : findTexts(withoutData(text), english).length > 0;
}

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
          words: texts.filter(isForeign),
          // Names of dishes are cut where there is no room for them.
          cut: cut.filter((text) => (isPseudo ? text.includes('[!!') : wordsIn(text).length > 0)),
          wide: await page.evaluate(tooWide),
        });
      }
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(looks));
    });
  });
}
