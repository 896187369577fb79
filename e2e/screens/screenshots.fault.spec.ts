import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemes } from '../harness/schemes.ts';
import { untilFilled } from '../harness/settled.ts';
import { pictureScales, takePicture } from '../harness/take-picture.ts';
import { checkFit } from './fit/check-fit.ts';
import { screenStates } from './screen-states.ts';
import { test, widthsOf } from './test.ts';

const folder = join(import.meta.dirname, '../../.screens');
mkdirSync(folder, { recursive: true });

for (const screenState of screenStates) {
  test.describe(screenState.name, () => {
    test.use({ screenState });
    test(`pictures of ${screenState.name}`, async ({ page, reachState, showIn }) => {
      await reachState();
      await untilFilled(page);
      // All pictures share one session, because ending it would bring an offline page back online.
      const devTools = await page.context().newCDPSession(page);
      for (const width of widthsOf(screenState)) {
        for (const scheme of schemes) {
          await showIn({ state: screenState, width, scheme });
          const file = join(folder, `${screenState.name}-${width}-${scheme}.webp`);
          writeFileSync(file, await takePicture({ page, devTools, scale: pictureScales[width] }));
        }
      }
      // Here also a state that the tests of accessibility leave out, because another one shows its elements.
      await checkFit(page, screenState);
    });
  });
}
