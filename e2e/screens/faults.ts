import type { Route } from '@playwright/test';
import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import { scriptPath } from '../harness/assets.ts';
import { accountFaults } from './account-faults.ts';
import { attentionFaults } from './attention-faults.ts';
import {
  orderingClosed,
  orderingOff,
  refusedOrder,
  slowOrder,
  unansweredOrder,
} from './checkout-faults.ts';
import { cartWithChoices } from './chosen-lines.ts';
import { contactFaults } from './contact-faults.ts';
import { dashboardFaults } from './dashboard-faults.ts';
import { conflictFaults } from './conflict-faults.ts';
import type { Fault } from './fault.ts';
import { fullEvening } from './full-evening.ts';
import { importFaults } from './import-faults.ts';
import { mailFaults } from './mail-faults.ts';
import { recordFaults } from './record-faults.ts';
import { orderedBefore } from './reorder-faults.ts';
import { restingFaults } from './resting-faults.ts';
import { servingFaults } from './serving-faults.ts';
import { soldOutFaults } from './sold-out-faults.ts';
import { ordersToMake, quietEvening, readyOrder } from './kitchen-orders.ts';

const unavailable = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: { code: 'UNAVAILABLE', message: "We can't reach our kitchen right now. Please try again." },
};

/** Calls of one endpoint: its method, and the end of its URL. */
type Calls = { method: string; path: RegExp };

function stub({ method, path }: Calls, respond: (route: Route) => unknown): Fault['install'] {
  return (page) =>
    page.route(path, (route) =>
      route.request().method() === method ? respond(route) : route.continue(),
    );
}

/** Makes the call fail as if the server were unavailable. */
function fails(calls: Calls): Fault {
  return {
    install: stub(calls, (route) => route.fulfill(unavailable)),
    expects: [`response: 503 ${calls.method}`],
  };
}

/** Makes the call wait for a response forever. */
function hangs(calls: Calls): Fault {
  return { install: stub(calls, () => undefined) };
}

function returns(calls: Calls, json: unknown): Fault {
  return { install: stub(calls, (route) => route.fulfill({ json })) };
}

const menu = { method: 'GET', path: /\/api\/menu(\?|$)/ };
const aDish = { method: 'GET', path: /\/api\/menu\/[^/]+$/ };
const cart = { method: 'GET', path: /\/api\/carts\?/ };
const ownData = { method: 'GET', path: /\/api\/users\/me\/data$/ };
const users = { method: 'GET', path: /\/api\/users(\?|$)/ };
const adminCheck = { method: 'GET', path: /\/api\/users\/admin\// };
const kitchenOrders = { method: 'GET', path: /\/api\/kitchen\/orders(\?.*)?$/ };
const todayFigures = { method: 'GET', path: /\/api\/figures\/today$/ };
const newSession = { method: 'POST', path: /\/api\/users$/ };

const usersOfEveryRole = [
  { _id: 'kit', name: 'Kit Castellanos', email: 'kit@thymely.example', role: 'kitchen' },
  { _id: 'ben', name: 'Ben Marlow', email: 'ben@thymely.example', role: 'user' },
  {
    _id: 'max',
    name: 'Maximiliane Featherstonehaugh-Wellington',
    role: 'kitchen',
    email: 'maximiliane.featherstonehaugh@wellington.example',
  },
  { _id: 'ada', name: 'Ada Thyme', email: 'admin@thymely.example', role: 'admin' },
];

/** A new restaurant: it has a site, but no hours yet. */
const noHoursYet: Fault = {
  install: async (page) => {
    const { timeZone, week, exceptions, leadMinutes, answerMinutes, notes } =
      defaultOrderingSettings;
    const shared = {
      timeZone,
      week,
      exceptions,
      leadMinutes,
      answerMinutes,
      pauseEndsAt: null,
      notes,
    };
    const settings = { ...defaultOrderingSettings, lastOrderMinutes: 0, daysAhead: 0 };
    const ordering = {
      ...shared,
      state: 'off',
      opensAt: null,
      until: null,
      earliest: null,
      taxRates: [],
      soldOut: [],
      soldOutChoices: [],
    };
    await returns({ method: 'GET', path: /\/api\/settings\/ordering$/ }, settings).install(page);
    await returns({ method: 'GET', path: /\/api\/ordering$/ }, ordering).install(page);
  },
};

/** The kitchen's orders of one evening; only one of them can be made ready. */
const ordersToMakeTonight: Fault = {
  install: async (page) => {
    await returns(kitchenOrders, ordersToMake()).install(page);
    const ofDiner = { method: 'GET', path: /\/api\/kitchen\/orders\/.+\/diner$/ };
    await returns(ofDiner, ordersToMake().slice(2, 4)).install(page);
    const move = { method: 'POST', path: /\/api\/kitchen\/orders\/.+\/ready$/ };
    await returns(move, { order: readyOrder(), changed: true, screen: null }).install(page);
  },
};

/** Two orders are canceled when the board asks for the list again: one waits, one was accepted. */
const someCanceled: Fault = {
  install: async (page) => {
    await ordersToMakeTonight.install(page);
    const canceled = ordersToMake().filter(({ number }) => number === 46 || number === 47);
    const ended = canceled.map((order) => {
      const accepted = order.number === 46 && { accepted: order.dueAt };
      const times = { placed: order.placedAt, ...accepted };
      return { ...order, times, state: 'cancelled', isOpen: false, isUnacknowledged: true };
    });
    let lists = 0;
    await stub(kitchenOrders, (route) => {
      lists += 1;
      const left = ordersToMake().filter(({ _id }) => !canceled.some((gone) => gone._id === _id));
      return route.fulfill({ json: lists === 1 ? ordersToMake() : [...left, ...ended] });
    })(page);
    for (const order of ended) {
      const became = { method: 'GET', path: new RegExp(`/api/orders/${order._id}$`) };
      await returns(became, order).install(page);
    }
  },
};

/** A screen with large cards is full, mostly of unreadable documents, and more orders are open than it shows. */
const someNotShown: Fault = {
  install: async (page) => {
    const json = quietEvening();
    const headers = { 'x-total-count': '1234', 'x-unreadable': `${1000 - json.length},0` };
    await stub(kitchenOrders, (route) => route.fulfill({ json, headers }))(page);
    // The listener would receive the orders that are really open.
    await page.route(/Firestore\/Listen/, (route) => route.abort('connectionreset'));
  },
  expects: ['Could not reach Cloud Firestore backend', /request: .*Firestore\/Listen/],
};

/** It is unknown whether a step was made: the step and the request to check it get no response. */
const noAnswerForTheKitchen: Fault = {
  install: async (page) => {
    await ordersToMakeTonight.install(page);
    await fails({ method: 'POST', path: /\/api\/kitchen\/orders\/.+\/accept$/ }).install(page);
    await hangs({ method: 'GET', path: /\/api\/orders\/o-sample-/ }).install(page);
  },
  expects: ['response: 503 POST'],
};

/** Messages that would disappear by themselves stay, so that they can be examined. */
const lastingMessages: Fault = {
  install: (page) =>
    page.addInitScript(() => {
      const start = window.setTimeout.bind(window);
      const durations = [1500, 4000];
      const patient = (run: () => void, ms?: number) =>
        start(run, durations.includes(ms ?? 0) ? 600_000 : ms);
      Object.assign(window, { setTimeout: patient });
    }),
};

/** Every fault that a state of a screen can name; only *.fault.spec.ts files may install them. */
export const faults = {
  'the menu fails': fails(menu),
  'the menu hangs': hangs(menu),
  'the menu is empty': returns(menu, []),
  'the menu makes no sense': {
    ...returns(menu, { dishes: 'none' }),
    expects: [/is not a function/, /is not iterable/],
  },
  'a dish hangs': hangs(aDish),
  'the categories fail': fails({ method: 'GET', path: /\/api\/menu\/categories$/ }),
  ...conflictFaults,
  /** The connection is lost before the code of messages has loaded: sooner than a test could. */
  'messages do not load': {
    install: async (page) => {
      for (const word of ['sweet-alert', 'question-dialog']) {
        await page.route(`**${scriptPath(word)}`, (route) => route.abort('internetdisconnected'));
      }
    },
    expects: [/ERR_INTERNET_DISCONNECTED/],
  },
  'an earlier order has changed': orderedBefore,
  'the cart fails': fails(cart),
  'the cart hangs': hangs(cart),
  'a dish of the cart has lost an option': returns(cart, cartWithChoices),
  'an option of the cart is sold out': {
    install: async (page) => {
      await attentionFaults['some options are sold out'].install(page);
      await returns(cart, cartWithChoices).install(page);
    },
  },
  'ordering is off': orderingOff,
  'ordering is closed by an admin': orderingClosed,
  'an order is refused': refusedOrder,
  'an order gets no answer': unansweredOrder,
  'an order hangs': slowOrder,
  'the export of data fails': fails(ownData),
  'users fail': fails(users),
  'users hang': hangs(users),
  'there are users of every role': returns(users, usersOfEveryRole),
  'the admin check fails': fails(adminCheck),
  'the admin check hangs': hangs(adminCheck),
  'orders fail': fails(kitchenOrders),
  'there are orders to make': ordersToMakeTonight,
  'there are thirty orders to make': returns(kitchenOrders, fullEvening()),
  'some orders are not shown': someNotShown,
  'some orders are canceled': someCanceled,
  'the kitchen gets no answer': noAnswerForTheKitchen,
  ...attentionFaults,
  ...dashboardFaults,
  'the figures of today fail': fails(todayFigures),
  ...servingFaults,
  ...soldOutFaults,
  ...importFaults,
  ...restingFaults,
  ...recordFaults,
  'the session cannot begin': fails(newSession),
  'the sign-in provider hangs': {
    install: (page) => page.route(`**${scriptPath('auth-chunk')}`, () => undefined),
  },
  ...mailFaults,
  ...accountFaults,
  ...contactFaults,
  'there are no hours yet': noHoursYet,
  'messages stay': lastingMessages,
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
