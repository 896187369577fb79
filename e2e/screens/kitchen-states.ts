import type { Page } from '@playwright/test';
import type { ListedState } from './screen-state.ts';
import { button, closeDialog, dialog, heading, press, text } from './shows.ts';

/** Starts the board with an evening's orders, and then presses these buttons. */
function onBoard(...buttons: string[]) {
  return pressAll('Start the board', ...buttons);
}

function pressAll(...buttons: string[]) {
  return async (page: Page) => {
    for (const name of buttons) await press(name)(page);
  };
}

const board = { route: '/kitchen', as: 'admin', fault: 'there are orders to make' } as const;

export const kitchenStates: ListedState[] = [
  { name: 'kitchen', route: '/kitchen', as: 'admin', shows: heading('Kitchen') },
  {
    name: 'kitchen-refused',
    seenIn: 'dashboard-not-found',
    route: '/kitchen',
    as: 'diner',
    shows: heading('Kitchen staff only'),
  },
  // One order is late, one waits for an answer, and one is for later.
  { ...board, name: 'kitchen-board', reach: onBoard(), shows: button('Accept #47') },
  {
    ...board,
    name: 'kitchen-board-order',
    seenIn: 'kitchen-board-phone',
    reach: onBoard('More for #46'),
    shows: dialog(/^#46 /),
    widths: [768, 360],
  },
  {
    ...board,
    name: 'kitchen-board-phone',
    fault: 'an order has a telephone number',
    reach: onBoard('More for #46', 'Show telephone number'),
    shows: (page) => page.getByRole('link', { name: '+1 555 0100 200' }),
    widths: [768, 360],
  },
  {
    ...board,
    name: 'kitchen-board-delay',
    reach: onBoard('More for #47', 'Accept #47 with a delay'),
    shows: dialog('Accept #47 Dana with a delay'),
    widths: [360],
  },
  {
    name: 'kitchen-board-reject',
    after: 'kitchen-board-delay',
    reach: async (page) => {
      await closeDialog(page);
      await pressAll('More for #46', 'Reject #46')(page);
      await page.getByLabel('Something is sold out').check();
    },
    shows: text('What is sold out?'),
    widths: [768, 360],
  },
  {
    name: 'kitchen-board-reject-all',
    after: 'kitchen-board-reject',
    reach: async (page) => {
      await closeDialog(page);
      await pressAll('More for #47', 'Reject #47')(page);
      await page.getByLabel('Too busy').check();
      await press('Reject all 2 orders')(page);
    },
    shows: button('Reject 2 orders'),
    widths: [768, 360],
  },
  // Few orders, which have large cards on a desk.
  {
    ...board,
    fault: 'some orders are not shown',
    name: 'kitchen-board-left-out',
    reach: onBoard(),
    shows: text('234 more orders are not shown.'),
  },
  {
    ...board,
    fault: 'some orders are canceled',
    name: 'kitchen-board-canceled',
    reach: onBoard(),
    shows: (page) => page.getByRole('region', { name: 'Canceled orders' }),
  },
  {
    name: 'kitchen-board-canceled-all',
    after: 'kitchen-board-canceled',
    reach: press('Show all 2'),
    shows: dialog('2 orders canceled'),
    widths: [360],
  },
  // Thirty orders, none of them cooking.
  {
    ...board,
    fault: 'there are thirty orders to make',
    name: 'kitchen-board-full',
    reach: onBoard(),
    shows: text(/\d below/),
  },
  {
    name: 'kitchen-board-all-day',
    after: 'kitchen-board-full',
    reach: press(/ dishes to cook$/),
    shows: dialog('All day'),
    widths: [768, 360],
  },
  {
    ...board,
    name: 'kitchen-board-undo',
    reach: async (page) => {
      await onBoard('More for #46')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Ready' }).click();
      // The bar stays for as long as somebody is about to press its button.
      await page.getByRole('button', { name: 'Undo #46' }).focus();
    },
    shows: button('Undo #46'),
  },
  {
    name: 'kitchen-board-doubt',
    after: 'kitchen-board-reject-all',
    fault: 'the kitchen gets no answer',
    reach: async (page) => {
      await closeDialog(page);
      await press('Accept #47')(page);
    },
    shows: text("No answer yet. We're asking whether this was done."),
    widths: [768],
  },
];
