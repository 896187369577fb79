import type { Page } from '@playwright/test';
import type { ScreenState } from './screen-state.ts';
import { dialog, press } from './shows.ts';

function onBoard(name: string) {
  return async (page: Page) => {
    await press('Start the board')(page);
    await press(name)(page);
  };
}

const board = { route: '/kitchen', as: 'admin' } as const;

/** The states that the bar above the board opens. */
export const kitchenBarStates: ScreenState[] = [
  {
    ...board,
    name: 'kitchen-board-pause',
    reach: onBoard('Pause orders'),
    shows: dialog('Pause orders'),
    widths: [768, 360],
  },
  {
    ...board,
    name: 'kitchen-board-settings',
    reach: onBoard('Screen settings'),
    shows: dialog('Screen settings'),
    widths: [360],
  },
];
