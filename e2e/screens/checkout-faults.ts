import { minuteMs } from '@thymely/contract/ground/time';
import type { Page, Route } from '@playwright/test';
import type { Checkout, OrderProblem } from '@thymely/contract/orders/endpoints';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { extras, fault, large, longNote, rightToLeft, well } from './chosen-lines.ts';
import type { Fault } from './fault.ts';

const slotMs = 15 * minuteMs;

function slots(count: number): string[] {
  const first = Math.ceil((Date.now() + 20 * minuteMs) / slotMs) * slotMs;
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * slotMs).toISOString(),
  );
}

type Line = Checkout['lines'][number];

function line(fields: Pick<Line, 'lineId' | 'name' | 'image' | 'unitCents' | 'quantity'>): Line {
  const { lineId, unitCents, quantity } = fields;
  const totalCents = unitCents * quantity;
  const tax = { name: 'Meals tax', bp: 500 };
  const dish = { ...fields, menuItemId: lineId, choices: [], note: '', tax };
  return { ...dish, totalCents, available: true };
}

const pizza: Line = {
  diets: ['vegetarian'],
  allergens: ['gluten', 'milk'],
  ...line({
    lineId: 'a',
    name: 'Ember Margherita',
    image: '/dish-art/1f355.webp',
    unitCents: 1250,
    quantity: 2,
  }),
  choices: [large, ...extras],
  note: longNote,
};
const soup: Line = {
  ...line({
    lineId: 'b',
    name: 'Roasted Tomato & Thyme Soup',
    image: '/dish-art/1f372.webp',
    unitCents: 750,
    quantity: 1,
  }),
  choices: [well],
  note: rightToLeft,
};
const salad: Line = {
  ...line({
    lineId: 'c',
    name: 'Asparagus in May',
    image: '/dish-art/1f957.webp',
    unitCents: 1150,
    quantity: 1,
  }),
  category: 'salad',
  tax: { name: 'Farm goods', bp: 250 },
};

/** Returns a checkout of three dishes, all of them available. */
function wholeCheckout(): Checkout {
  const offered = slots(24);
  return {
    quote: `${'q'.repeat(43)}.1`,
    name: 'Cleo Hart',
    lines: [pizza, soup, salad],
    totalCents: 4400,
    asap: offered[0] ?? null,
    day: new Date().toISOString().slice(0, 10),
    days: [0, 1, 2].map((days) =>
      new Date(Date.now() + days * 24 * 60 * minuteMs).toISOString().slice(0, 10),
    ),
    slots: offered.filter((_, at) => at % 5 !== 3),
    fullSlots: offered.filter((_, at) => at % 5 === 3),
    problems: [],
  };
}

/**
 * Returns a checkout in which one dish has become a more expensive one, two are unavailable with
 * their choices, the time is taken, and the diner has to verify an email.
 */
function changedCheckout(): Checkout {
  const dearer: Line = {
    ...pizza,
    name: 'Ember Margherita with peanut pesto',
    unitCents: 1350,
    totalCents: 2700,
    diets: ['vegetarian'],
    allergens: ['gluten', 'peanuts', 'milk'],
    tax: { name: 'Meals tax', bp: 600 },
  };
  const checkout = wholeCheckout();
  const [day] = checkout.days;
  return {
    ...checkout,
    lines: [dearer, { ...soup, available: false, fault }, { ...salad, available: false }],
    totalCents: 2700,
    problems: [
      { code: 'choice_gone', lineId: soup.lineId },
      { code: 'sold_out', lineId: salad.lineId },
      { code: 'needs_notice', lineId: dearer.lineId, limit: 2880, times: [] },
      { code: 'portions', lineId: dearer.lineId, limit: 1, actual: 2, day },
      { code: 'verify_email' },
    ],
  };
}

const ordering: Ordering = {
  state: 'open',
  opensAt: null,
  until: null,
  earliest: null,
  leadMinutes: 10,
  answerMinutes: 10,
  pauseEndsAt: null,
  timeZone: 'UTC',
  exceptions: {},
  notes: true,
  taxRates: [],
  week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  soldOut: [],
  soldOutChoices: [],
};

/** Stubs the checkout; once an order was sent, it is as `afterwards` says. */
async function stubCheckout(
  page: Page,
  answerOrder: (route: Route) => unknown,
  afterwards = wholeCheckout,
): Promise<void> {
  let checkout = wholeCheckout();
  await page.route(/\/api\/ordering$/, (route) => route.fulfill({ json: ordering }));
  await page.route(/\/api\/checkout/, (route) => route.fulfill({ json: checkout }));
  await page.route(/\/api\/orders$/, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    checkout = afterwards();
    return answerOrder(route);
  });
}

/** The kitchen wants a number to call. */
export const phoneRequired: Fault = {
  install: async (page) => {
    await stubCheckout(page, (route) => route.abort());
    await page.route(/\/api\/ordering$/, (route) =>
      route.fulfill({ json: { ...ordering, phone: 'required' } }),
    );
  },
};

/** Everything has changed since the diner looked. */
export const refusedOrder: Fault = {
  install: (page) => stubCheckout(page, refuse, changedCheckout),
  expects: ['response: 409 POST /api/orders'],
};

function refuse(route: Route): Promise<void> {
  const checkout = changedCheckout();
  const problems: OrderProblem[] = [
    { code: 'changed' },
    ...checkout.problems,
    { code: 'slot_full', times: slots(4).slice(1) },
  ];
  const message = 'Your order has changed.';
  return route.fulfill({ status: 409, json: { code: 'CONFLICT', message, problems, checkout } });
}

/** The connection is lost while the order is sent, and stays lost. */
export const unansweredOrder: Fault = {
  install: (page) =>
    stubCheckout(page, async (route) => {
      await page.context().setOffline(true);
      await route.abort('connectionreset');
    }),
  expects: [/request: .*net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED)/],
};

/** The response takes forever. */
export const slowOrder: Fault = { install: (page) => stubCheckout(page, () => undefined) };

/** An admin has closed ordering, with a long sentence. */
export const orderingClosed: Fault = {
  install: (page) =>
    page.route(/\/api\/ordering$/, (route) =>
      route.fulfill({ json: { ...ordering, state: 'off', closedNotice } }),
    ),
};

const closedNotice =
  'We are closed for a wedding in the family and back on Monday. Until then, our friends at the Corner Bakery have soup and sandwiches.';

/** The restaurant has no hours. */
export const orderingOff: Fault = {
  install: (page) =>
    page.route(/\/api\/ordering$/, (route) =>
      route.fulfill({ json: { ...ordering, state: 'off' } }),
    ),
};
