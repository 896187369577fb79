import type { ListedState } from './screen-state.ts';
import { button, heading, press, text } from './shows.ts';

/** Figures, and orders of any age. */
export const recordStates: ListedState[] = [
  {
    name: 'figures',
    route: '/dashboard/figures',
    as: 'admin',
    fault: 'there are four weeks of figures',
    shows: text('Best sellers'),
  },
  {
    name: 'figures-table',
    route: '/dashboard/figures',
    as: 'admin',
    fault: 'there are four weeks of figures',
    reach: press('Table'),
    shows: (page) => page.getByRole('rowheader').first(),
    widths: [1440, 360],
  },
  {
    name: 'figures-four-weeks',
    route: '/dashboard/figures',
    at: '/dashboard/figures?days=28',
    as: 'admin',
    fault: 'figures begin today',
    shows: heading('The last 28 days'),
  },
  {
    name: 'figures-range-refused',
    route: '/dashboard/figures',
    as: 'admin',
    fault: 'there are four weeks of figures',
    reach: async (page) => {
      await press('Filters')(page);
      await page.getByLabel('From', { exact: true }).fill('2020-01-01');
      await press('Show')(page);
    },
    shows: text('Choose a range of up to 92 days.'),
    widths: [360],
  },
  {
    name: 'figures-none',
    route: '/dashboard/figures',
    at: '/dashboard/figures?from=2021-01-01&to=2021-01-01',
    as: 'admin',
    shows: text('Nothing was collected on these days.'),
    widths: [1440],
  },
  {
    name: 'all-orders',
    route: '/dashboard/all-orders',
    as: 'admin',
    fault: 'there are orders of all days',
    shows: button('Look further back'),
  },
  {
    name: 'all-orders-none',
    route: '/dashboard/all-orders',
    at: '/dashboard/all-orders?name=nobody-has-this-name',
    as: 'admin',
    shows: text('No order matches these filters.'),
    widths: [360],
  },
  {
    name: 'order-record',
    route: '/dashboard/all-orders/:id',
    at: '/dashboard/all-orders/order-46',
    as: 'admin',
    fault: 'there are orders of all days',
    shows: text('What happened'),
  },
  {
    name: 'order-record-missing',
    seenIn: 'manage-items-nothing-found',
    route: '/dashboard/all-orders/:id',
    at: '/dashboard/all-orders/no-such-order',
    as: 'admin',
    expects: ['response: 404 GET /api/dashboard/orders/no-such-order'],
    shows: text("This order doesn't exist. Orders are kept for three years."),
    widths: [360],
  },
];
