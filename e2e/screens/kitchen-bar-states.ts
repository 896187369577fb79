import type { ListedState } from './screen-state.ts';
import { closeDialog, dialog, press } from './shows.ts';

/** The states that the bar above the board opens. */
export const kitchenBarStates: ListedState[] = [
  {
    name: 'kitchen-board-pause',
    after: 'kitchen',
    reach: async (page) => {
      await press('Start the board')(page);
      await press('Pause orders')(page);
    },
    shows: dialog('Pause orders'),
    widths: [768, 360],
  },
  {
    name: 'kitchen-board-settings',
    after: 'kitchen-board-pause',
    reach: async (page) => {
      await closeDialog(page);
      await press('Screen settings')(page);
    },
    shows: dialog('Screen settings'),
    widths: [360],
  },
];
