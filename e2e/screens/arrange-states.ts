import type { ListedState } from './screen-state.ts';
import { button, heading, text } from './shows.ts';

const screen = {
  route: '/dashboard/arrange-menu',
  at: '/dashboard/arrange-menu?category=salad',
  as: 'admin',
} as const;

export const arrangeStates: ListedState[] = [
  { ...screen, name: 'arrange-menu', shows: button('By price') },
  {
    ...screen,
    name: 'arrange-menu-loading',
    seenIn: 'users-loading',
    fault: 'the menu hangs',
    shows: heading('Arrange Menu'),
  },
  {
    ...screen,
    name: 'arrange-menu-error',
    seenIn: 'users-error',
    fault: 'the menu fails',
    shows: button('Retry'),
  },
  {
    ...screen,
    name: 'arrange-menu-conflict',
    seenIn: 'update-menu-conflict',
    fault: 'dishes are arranged by somebody else again and again',
    reach: async (page) => {
      await button('By name')(page).click();
      await button('Save')(page).click();
    },
    shows: text('Someone else keeps changing this order'),
  },
];
