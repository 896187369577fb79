import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Job } from '@thymely/contract/jobs/endpoints';
import { answerApi, type Answer } from '../../testing/api.ts';
import { cartLine } from '../../testing/cart-lines.ts';
import { emptyShare } from '../../testing/empty-share.ts';
import { dayOf } from '../../testing/figures.ts';
import { openSite } from '../../testing/open-site.tsx';
import { openOrder } from '../../testing/orders.ts';
import { ada, dana } from '../../testing/people.ts';
import { nextFrames } from '../../testing/watch-shifts.ts';
import { queryClient } from '../api/query-client.ts';
import type { SignedInAccount } from '../lib/auth/auth-state.ts';

/** The largest share of the first screen that is only the color of the page. */
const mostEmpty = 0.35;

/** On a phone, the dishes of an order stay open that are open on a desk. */
const sizes = [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const;

const region = (name: string) => page.getByRole('region', { name });
const open = openOrder({ name: 'Ben Marlow', state: 'cooking', allergies: 'Hazelnuts' });
const past = (_id: string) => openOrder({ _id, isOpen: false, state: 'collected' });
const listed = [open, ...['five', 'four', 'three', 'two', 'one'].map(past)];
const answersOf = (...orders: typeof listed): Answer[] => [
  { call: 'GET /orders', json: orders },
  ...orders.map((json) => ({ call: `GET /orders/${json._id}`, json })),
];
const never = { lastStartedAt: null, lastRunAt: null, lastOkAt: null };
const aJob: Job = { name: 'daily-sweep', ...never, failed: 0, isLate: false, parts: [] };
/** A day on which next to nothing is sold or ordered. */
const quietDay = {
  today: dayOf('2026-03-04', { placed: 1 }),
  before: dayOf('2026-02-25', { placed: 60, collected: 60, cents: 126_000 }),
  room: Array.from({ length: 8 }, (_, at) => ({
    at: new Date(1_772_647_200_000 + at * 900_000).toISOString(),
    orders: 0,
    percent: 0,
    isFull: false,
  })),
};

type Row = {
  screen: string;
  at: string;
  as?: SignedInAccount;
  answers?: Answer[];
  /** What is there once the screen is complete. */
  shown: ReturnType<typeof region>;
};

const rows: Row[] = [
  { screen: 'menu', at: '/menu', shown: page.getByRole('article') },
  {
    screen: 'menu with a cart',
    at: '/menu',
    as: dana,
    answers: [{ call: 'GET /carts', json: [cartLine('Ember Margherita')] }],
    shown: page.getByRole('complementary', { name: 'Your cart' }).getByText(/7\.50/),
  },
  { screen: 'dish page', at: '/dish/coal-rib-eye', shown: page.getByRole('radio') },
  {
    screen: 'open order',
    at: `/order/${open._id}`,
    as: dana,
    answers: answersOf(open),
    shown: region('Progress'),
  },
  {
    screen: 'past order',
    at: '/order/one',
    as: dana,
    answers: answersOf(past('one')),
    shown: region('Progress'),
  },
  {
    screen: 'six orders',
    at: '/order',
    as: dana,
    answers: answersOf(...listed),
    shown: region('Past orders').getByRole('listitem'),
  },
  {
    screen: 'two orders',
    at: '/order',
    as: dana,
    answers: answersOf(past('two'), past('one')),
    shown: region('Popular here').getByRole('link'),
  },
  {
    screen: 'profile',
    at: '/update-profile',
    as: dana,
    shown: page.getByRole('button', { name: 'Delete account' }),
  },
  {
    screen: 'dashboard on a quiet day',
    at: '/dashboard',
    as: ada,
    answers: [
      { call: 'GET /kitchen/orders', json: [openOrder({ state: 'cooking' })] },
      { call: 'GET /figures/today', json: quietDay },
      { call: 'GET /jobs', json: [aJob] },
    ],
    shown: region('To tidy').getByText('Automatic work'),
  },
];

/** Counts answers that have not come, and what waits on the first screen: places for content, and pictures. */
function stillToCome(): number {
  const places = [...document.querySelectorAll('.animate-pulse')];
  const pictures = [...document.images].filter(({ complete }) => !complete);
  const waiting = [...places, ...pictures].filter((each) => {
    const { top, bottom, width } = each.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  return queryClient.isFetching() + waiting.length;
}

test.each(rows)(
  'on phones and on desks, at least 65 percent of the first screen are filled: $screen',
  async ({ at, answers = [], shown, ...setting }) => {
    await answerApi(...answers);
    await openSite(at, setting);
    for (const [width, height] of sizes) {
      await page.viewport(width, height);
      await expect.element(shown.first()).toBeInTheDocument();
      await nextFrames();
      await expect.poll(stillToCome, { message: `${width} px` }).toBe(0);
      expect(await emptyShare(), `${width} px`).toBeLessThanOrEqual(mostEmpty);
    }
  },
);
