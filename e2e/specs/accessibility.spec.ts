import { checkAccessibility } from '../screens/check-accessibility.ts';
import { screenStates } from '../screens/screen-states.ts';
import { test } from '../screens/test.ts';

for (const screenState of screenStates.filter(({ fault }) => fault === undefined)) {
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
