import type { ScreenState } from './screen-state.ts';
import { heading } from './shows.ts';

export const kitchenStates: ScreenState[] = [
  { name: 'kitchen', route: '/kitchen', as: 'admin', shows: heading('Kitchen') },
  {
    name: 'kitchen-refused',
    route: '/kitchen',
    as: 'diner',
    shows: heading('Kitchen staff only'),
  },
];
