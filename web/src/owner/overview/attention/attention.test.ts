import { describe, expect, it, vi } from 'vitest';
import { categoryIds } from '@thymely/contract/ground/categories';
import { weekdays } from '@thymely/contract/ground/weekdays';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import type { DeadMail, Job } from '@thymely/contract/jobs/endpoints';
import type { OrderState } from '@thymely/contract/orders/order-states';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import type { Attention, Now } from './attention-check.ts';
import { allIsWell, whatIsWrong, whatToTidy } from './attention.ts';
import { doneJobs } from './job-checks.ts';

const attentionTo = (now: Now) => [...whatIsWrong(now), ...whatToTidy(now)];

const [category = ''] = categoryIds;

const nowMs = Date.parse('2026-07-03T19:00:00.000Z');
const minutesFromNow = (minutes: number) => new Date(nowMs + minutes * 60_000).toISOString();

function order(number: number, state: OrderState, { placed = -2, due = 20 } = {}) {
  return {
    _id: `order-${number}`,
    number,
    name: 'Dana',
    state,
    placedAt: minutesFromNow(placed),
    dueAt: minutesFromNow(due),
  };
}

const open: Ordering = {
  state: 'open',
  opensAt: null,
  until: minutesFromNow(180),
  earliest: minutesFromNow(20),
  leadMinutes: 20,
  answerMinutes: 10,
  pauseEndsAt: null,
  timeZone: 'UTC',
  week: Object.fromEntries(
    weekdays.map((day) => [day, [{ open: '18:00', close: '22:00' }]]),
  ) as Ordering['week'],
  exceptions: {},
  notes: true,
  taxRates: [],
  soldOut: [],
  soldOutChoices: [],
};

function at({
  orders = [],
  ordering = {},
  menu,
  unpublished,
  unsold,
}: Partial<Omit<Now, 'ordering' | 'zone' | 'nowMs'>> & {
  ordering?: Partial<Ordering>;
}): Now {
  const looked = { ...open, ...ordering };
  return { orders, ordering: looked, menu, unpublished, unsold, zone: looked.timeZone, nowMs };
}

const atRest = at({});

vi.mock('../../../lib/pictures/is-linked.ts', () => ({
  isLinked: (picture: string) => picture.startsWith('https://'),
}));

describe('what needs attention now', () => {
  it('is nothing while orders are accepted, on time, and possible', () => {
    const calm = at({ orders: [order(1, 'accepted'), order(2, 'cooking', { due: 1 })] });
    expect(attentionTo(calm)).toEqual([]);
    expect(allIsWell(calm)).toBe(inBrandWords('Open now, until 10 PM. 2 open orders, none late.'));
    expect(allIsWell(at({}))).toBe(inBrandWords('Open now, until 10 PM. No open orders.'));
    expect(allIsWell(at({ ordering: { state: 'off' } }))).toBe('No open orders.');
  });

  it('is an older menu on the published pages, after everything else', () => {
    expect(attentionTo(at({ unpublished: 0 }))).toEqual([]);
    const behind = attentionTo(at({ unpublished: 12, ordering: { soldOut: ['a'] } }));
    expect(behind.map(({ id }) => id)).toEqual(['sold-out', 'pages-behind']);
    expect(behind[1]).toMatchObject({
      tone: 'notice',
      title: '12 changes since the last deploy',
      to: '/dashboard/changes',
    });
    expect(behind[1]?.detail).toContain('npm run deploy');
    expect(attentionTo(at({ unpublished: 1 }))[0]?.title).toBe('1 change since the last deploy');
  });

  it('is an order that nobody has accepted, which is urgent after five minutes', () => {
    expect(attentionTo(at({ orders: [order(47, 'placed', { placed: -4.9 })] }))).toMatchObject([
      {
        id: 'waiting',
        tone: 'notice',
        title: '1 new order to accept',
        to: '/kitchen',
        detail: '#47 Dana came in 4 min ago.',
      },
    ]);
    const two = [order(49, 'placed', { placed: -0.5 }), order(48, 'placed', { placed: -5 })];
    expect(attentionTo(at({ orders: two }))).toMatchObject([
      {
        id: 'waiting',
        tone: 'urgent',
        title: '2 new orders to accept',
        detail: 'The first of them, #48 Dana, came in 5 min ago.',
      },
    ]);
  });

  it('is no urgent order while it waits for the doors to open, or for the end of a pause', () => {
    const orders = [order(47, 'placed', { placed: -240 })];
    const toneWhen = (ordering: Partial<Ordering>, minutes = 0) =>
      attentionTo({ ...at({ orders, ordering }), nowMs: nowMs + minutes * 60_000 }).find(
        ({ id }) => id === 'waiting',
      )?.tone;
    const late = { week: { ...open.week, fri: [{ open: '19:00', close: '22:00' }] } };
    expect([toneWhen({}), toneWhen(late, 4), toneWhen(late, 5)]).toEqual([
      'urgent',
      'notice',
      'urgent',
    ]);
    expect(toneWhen({ pauseEndsAt: minutesFromNow(-4) })).toBe('notice');
    expect(toneWhen({ answerMinutes: 4, pauseEndsAt: minutesFromNow(-2) })).toBe('urgent');
  });

  it('is an order past its time, unless it is ready', () => {
    const orders = [
      order(40, 'ready', { due: -90 }),
      order(41, 'cooking', { due: -12.5 }),
      order(42, 'accepted', { due: -1 }),
      order(43, 'accepted', { due: -0.9 }),
    ];
    expect(attentionTo(at({ orders }))).toMatchObject([
      {
        id: 'late',
        tone: 'urgent',
        title: '2 orders running late',
        to: '/kitchen',
        detail: 'The latest of them, #41 Dana, was due 12 min ago.',
      },
    ]);
    expect(attentionTo(at({ orders: orders.slice(2, 3) }))).toMatchObject([
      { title: '1 order running late', detail: '#42 Dana was due 1 min ago.' },
    ]);
  });

  it('is a missing kitchen screen, a pause, and sold-out dishes, the most urgent first', () => {
    const soldOut = ['a', 'b', 'c', 'd', 'gone'];
    const menu = ['a', 'b', 'c', 'd'].map((_id) => ({
      _id,
      name: `Dish ${_id}`,
      category,
      recipe: 'Hot.',
      image: '/dish-art/1f372.webp',
      allergens: [],
    }));
    const late = order(1, 'placed', { placed: -30, due: -1 });
    const unattended = at({
      orders: [late],
      menu,
      ordering: { state: 'unattended', soldOut },
    });
    expect(attentionTo(unattended).map(({ id }) => id)).toEqual([
      ...['unattended', 'waiting', 'late', 'sold-out'],
    ]);
    expect(attentionTo(unattended).at(-1)).toMatchObject({
      tone: 'notice',
      title: '5 dishes sold out',
      detail: 'Dish a, Dish b, Dish c, and 2 more.',
    });
    const paused = at({
      ordering: { state: 'paused', opensAt: minutesFromNow(30), soldOut: ['a'] },
    });
    expect(attentionTo(paused)).toMatchObject([
      {
        id: 'paused',
        title: inBrandWords('Orders are paused until 7:30 PM'),
        to: '/dashboard/orders',
      },
      { id: 'sold-out', title: '1 dish sold out', detail: "Guests can't order what's sold out." },
    ]);
  });

  it('is also dishes that guests do not find, and those that stay sold out', () => {
    const [recipe, image, allergens] = ['Hot.', '/dish-art/1f372.webp', []];
    const dish = { category, recipe, image, allergens };
    const menu = [
      { ...dish, _id: 'fine', name: 'Fine' },
      { ...dish, _id: 'lost', name: 'Lost', category: 'brunch' },
      { _id: 'silent', name: 'Silent', category, recipe, image },
      { _id: 'resting', name: 'Resting', category, recipe, image, resting: true },
    ];
    const soldOut = [
      { dish: 'lost', name: 'Lost', until: null, at: minutesFromNow(-25 * 60) },
      { dish: 'fine', name: 'Fine', until: null, at: minutesFromNow(-23 * 60) },
      { dish: 'silent', name: 'Silent', until: minutesFromNow(9), at: minutesFromNow(-99 * 60) },
    ];
    expect(attentionTo({ ...at({ menu }), soldOut })).toMatchObject([
      { id: 'uncategorized', to: '/dashboard/update-menu/lost' },
      { id: 'sold-out-for-good', detail: 'Lost.' },
      { id: 'sold-out', title: '3 dishes sold out' },
      { id: 'undeclared', title: '1 dish without allergens' },
    ]);
  });

  it("is also what is sold out, counted as the kitchen's board counts it: dishes and options", () => {
    const times = { until: minutesFromNow(60), at: minutesFromNow(-1) };
    const soldOut = [
      { dish: 'a', name: 'Soup', ...times },
      { group: 'toppings', choice: 'feta', groupName: 'Toppings', name: 'Feta', ...times },
    ];
    // GET /ordering also names dishes that follow from an option.
    const ordering = { soldOut: ['a', 'follows'] };
    expect(attentionTo({ ...at({ ordering }), soldOut })).toMatchObject([
      { title: '2 dishes and options sold out', detail: 'Soup and Toppings: Feta.' },
    ]);
  });

  it('is also automatic work that failed or is late, in words; what has run is nothing to tidy', () => {
    const at = '2026-07-03T09:00:00.000Z';
    const fine: Job = {
      name: 'daily-sweep',
      lastStartedAt: at,
      lastRunAt: at,
      lastOkAt: at,
      failed: 0,
      isLate: false,
      parts: [{ name: 'accounts', at, done: 2, failed: 0, problem: null }],
    };
    const linesOf = (job: Job) => {
      const now = { ...atRest, jobs: [job] };
      expect(whatToTidy(now)).toEqual([]);
      const done = doneJobs(now);
      return [whatIsWrong(now), done ? [done] : []].map((found) =>
        found.map(({ detail }) => detail),
      );
    };
    const ran = inBrandWords('Last ran Jul 3, 2026, 9:00 AM.');
    expect(linesOf(fine)).toEqual([[], [`Daily clean-up. ${ran}`]]);
    expect(linesOf({ ...fine, lastRunAt: null })[1]?.[0]).toMatch(
      /It has not run to its end yet\.$/,
    );
    const parts: Job['parts'] = [
      { name: 'accounts', at, done: 0, failed: 0, problem: 'many_gone' },
      { name: 'pictures', at, done: 0, failed: 0, problem: 'waits' },
      { name: 'orders', at, done: 0, failed: 3, problem: null },
    ];
    const [[wrong] = [], waits] = linesOf({ ...fine, failed: 4, isLate: true, parts });
    expect(wrong).toMatch(
      /It has not run when it should have\..*Nobody was removed: .*Orders: 3 failed\./,
    );
    expect(wrong).toContain(ran);
    expect(waits).toEqual([]);
    expect(linesOf({ ...fine, failed: 1 })[0]?.[0]).toContain('Some of it failed.');
  });

  it('is also a mail that was given up in the last day, older ones can wait', () => {
    const mail = (hoursAgo: number): DeadMail => ({
      _id: String(hoursAgo),
      kind: 'ready',
      order: 'order-1',
      reason: 'refused',
      at: minutesFromNow(-60 * hoursAgo),
    });
    const now = { ...atRest, deadMails: [mail(1), mail(23), mail(25)] };
    const idsOf = ({ title, mails = [] }: Attention) => [title, ...mails.map(({ _id }) => _id)];
    expect(whatIsWrong(now).map(idsOf)).toEqual([['2 mails could not be sent', '1', '23']]);
    expect(whatToTidy(now).map(idsOf)).toEqual([['1 mail could not be sent', '25']]);
  });
});

describe('a late order', () => {
  it('names the guest who can be called about it, if a number was left', () => {
    const late = order(7, 'cooking', { due: -6 });
    const callOf = (hasPhone?: true) => {
      const orders = [{ ...late, ...(hasPhone && { hasPhone }) }, order(8, 'cooking')];
      return whatIsWrong(at({ orders }))[0]?.call;
    };
    expect(callOf(true)).toEqual({ _id: 'order-7', name: 'Dana' });
    expect(callOf()).toBeUndefined();
  });
});

describe('what can wait', () => {
  it('stands apart from what is wrong', () => {
    const image = 'https://old.example/soup.jpg';
    const now = at({
      ordering: { state: 'paused', soldOut: ['a'] },
      menu: [{ _id: 'b', name: 'Soup', category, recipe: '', image, allergens: undefined }],
      unpublished: 1,
      unsold: ['b'],
    });
    expect(whatIsWrong(now).map(({ id }) => id)).toEqual(['paused']);
    const tidy = whatToTidy(now);
    expect(tidy.map(({ id }) => id)).toEqual([
      ...['sold-out', 'undeclared', 'without-recipe', 'linked-pictures', 'pages-behind'],
      'unsold',
    ]);
    expect(tidy[2]?.title).toBe('1 dish without a recipe');
    expect(tidy[3]?.title).toBe('1 picture is still on another site');
    expect(tidy[5]).toMatchObject({
      title: '1 dish not sold in 28 days',
      to: '/dashboard/figures',
    });
  });
});
