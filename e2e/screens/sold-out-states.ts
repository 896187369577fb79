import type { Page } from '@playwright/test';
import type { ListedState } from './screen-state.ts';
import { button, dialog, press, text } from './shows.ts';

async function openDialog(page: Page): Promise<void> {
  await button('Start the board')(page).click();
  await press(/^Sold out/)(page);
}

/** The states with dishes and choices that the kitchen has marked as sold out. */
export const soldOutStates: ListedState[] = [
  {
    name: 'kitchen-sold-out',
    route: '/kitchen',
    as: 'admin',
    fault: 'the kitchen has run out of two dishes and an option',
    reach: openDialog,
    shows: text(/^Out /),
  },
  {
    name: 'kitchen-portions',
    after: 'kitchen-sold-out',
    reach: async (page) => {
      await page.getByLabel('Find a dish or an option').fill('garden bowl');
      await press('8 left of Garden Bowl')(page);
    },
    shows: dialog('Portions of Garden Bowl'),
  },
  {
    name: 'kitchen-sold-out-error',
    seenIn: 'users-error',
    route: '/kitchen',
    as: 'admin',
    fault: 'what is sold out fails',
    reach: openDialog,
    shows: (page) => dialog('Sold out')(page).getByRole('button', { name: 'Retry' }),
    widths: [768],
  },
];
