import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsLanguage } from '../../brands/chosen-brand.ts';
import { wordsIn } from '../../scripts/testing/known-data.ts';
import type { Look } from '../../scripts/testing/words-report.ts';
import { pseudoLanguage } from '../../words/languages.ts';
import { untilSettled } from '../harness/settled.ts';
import { misfits } from './fit/misfits.ts';
import { tooWide } from './fit/too-wide.ts';
import type { ScreenState } from './screen-state.ts';
import { screenStates } from './screen-states.ts';
import { expect, test, widthsOf } from './test.ts';
import { ownTexts } from './words/own-texts.ts';
import { textsOfPage } from './words/texts-of-page.ts';

const folder = join(import.meta.dirname, '../../.screens/words');
mkdirSync(folder, { recursive: true });

const hasWords = (text: string) => wordsIn(text).length > 0;
const isPseudo = wordsLanguage === pseudoLanguage;
/** Whether a text has nothing that should be in the language of the site and is not. */
const isOwn = isPseudo ? (text: string) => !hasWords(text) : ownTexts(wordsLanguage);

/** The sizes in which the words are looked at: a desktop or else a tablet, a phone, and the narrowest one. */
function sizesOf(state: ScreenState): { width: number; height: number }[] {
  const widths = widthsOf(state);
  const wide = { width: widths.includes(1440) ? 1440 : 768, height: 900 };
  const phones = [360, 320].map((width) => ({ width, height: 640 }));
  return [
    ...(widths.some((width) => width > 360) ? [wide] : []),
    ...(widths.includes(360) ? phones : []),
  ];
}

for (const screenState of screenStates) {
  const { name } = screenState;
  test.describe(name, () => {
    test.use({ screenState });
    test(`words of ${name}`, async ({ page, reachState }) => {
      await reachState();
      const looks: Look[] = [];
      for (const { width, height } of sizesOf(screenState)) {
        await page.setViewportSize({ width, height });
        await expect(screenState.shows(page)).toBeVisible();
        await untilSettled(page);
        const texts = await page.evaluate(textsOfPage);
        const unfit = await page.evaluate(misfits, true);
        looks.push({
          name,
          width,
          words: texts.filter((text) => !isOwn(text)),
          // Names of dishes and people are cut where there is no room for them.
          unfit: unfit
            .filter(({ text }) => hasWords(text) || text.includes('[!!'))
            .map(({ text, fault }) => `“${text}” ${fault}`),
          wide: await page.evaluate(tooWide),
        });
      }
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(looks));
    });
  });
}
