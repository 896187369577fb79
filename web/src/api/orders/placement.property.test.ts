import { minuteMs } from '@thymely/contract/ground/time';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { ApiError, unreachable } from '../../lib/http/api-error.ts';
import { dropKept } from '../../lib/session/kept.ts';
import { keptPlacement, type KeptPlacement } from '../../model/kept-placement.ts';
import { fakeStorage } from '../../lib/session/fake-storage.ts';
import { Placement } from './placement.ts';

const uid = 'ben';

/** The fates of a call: whether it arrives, when it takes effect, and what the page hears of it. */
const fates = [
  'answered',
  'answer lost',
  'never arrived',
  /** The page gets a 503 at once; the call takes effect later, unless something prevents it. */
  'late',
  /** The page gets no response; the call takes effect later, unless something prevents it. */
  'late and lost',
  /** The call is refused unread: too many calls, no proof of our app, an invalid body. */
  'refused',
  /** The page is reloaded during the call. */
  'page reloaded',
  'page reloaded, late',
] as const;
type Fate = (typeof fates)[number];

type Call = { fate: Fate; refusedWith: 400 | 403 | 429; soldOut: boolean; landsAfter: number };

const calls: fc.Arbitrary<Call[]> = fc.array(
  fc.record({
    fate: fc.constantFrom<Fate>('answered', ...fates),
    refusedWith: fc.constantFrom<Call['refusedWith']>(400, 403, 429),
    soldOut: fc.boolean(),
    landsAfter: fc.integer({ min: 1, max: 6 }),
  }),
  { minLength: 1, maxLength: 24 },
);

/** The actions of the diner once the page no longer works by itself. */
const acts = ['check', 'reload', 'wait and reload', 'online', 'leave and come back'] as const;
const deeds = fc.array(fc.constantFrom(...acts), { minLength: 4, maxLength: 12 });

const refusal = (status: number, code: ApiError['code'], more = {}) =>
  new ApiError({ status, code, message: code, ...more });
const unavailable = () => refusal(503, 'UNAVAILABLE');

/** A server with orders, withdrawn keys, and attempts that have yet to take effect. */
class Kitchen {
  readonly orders = new Map<string, Order>();
  private readonly withdrawn = new Set<string>();
  private underWay: { inCalls: number; land: () => void }[] = [];
  private readonly script: Call[];

  constructor(script: Call[]) {
    this.script = [...script];
  }

  /** Lets the next call of the script take effect as its fate says; `effect` returns or throws. */
  meet(effect: (call: Call) => Order): { fate: Fate; answer: Promise<Order> } {
    this.pass();
    const call = this.script.shift();
    if (!call) return { fate: 'answered', answer: Promise.reject(unavailable()) };
    return { fate: call.fate, answer: this.answerOf(call, effect) };
  }

  /** Returns the order of a key as the guarded write makes it, or throws the reason against it. */
  place({ key, attempts }: KeptPlacement, { soldOut }: Pick<Call, 'soldOut'>): Order {
    const placed = this.orders.get(key);
    if (placed) return placed;
    const isWithdrawn = this.withdrawn.has(key);
    if (isWithdrawn || soldOut) {
      if (attempts > 1) this.withdrawn.add(key);
      const code = isWithdrawn ? ('withdrawn' as const) : ('sold_out' as const);
      throw refusal(409, 'CONFLICT', { problems: [{ code }] });
    }
    const order = { _id: key } as Order;
    this.orders.set(key, order);
    return order;
  }

  withdraw({ key }: KeptPlacement): Order {
    const placed = this.orders.get(key);
    if (placed) return placed;
    this.withdrawn.add(key);
    throw refusal(404, 'NOT_FOUND');
  }

  landAll(): void {
    for (const { land } of this.underWay.splice(0)) land();
  }

  private pass(): void {
    for (const one of this.underWay) one.inCalls -= 1;
    const due = this.underWay.filter(({ inCalls }) => inCalls <= 0);
    this.underWay = this.underWay.filter(({ inCalls }) => inCalls > 0);
    for (const { land } of due) land();
  }

  private async answerOf(call: Call, effect: (call: Call) => Order): Promise<Order> {
    const land = () => {
      try {
        effect(call);
      } catch {
        // Nobody hears of this failure.
      }
    };
    switch (call.fate) {
      case 'answered':
        return effect(call);
      case 'never arrived':
        throw unreachable();
      case 'refused':
        throw refusal(call.refusedWith, 'INVALID_REQUEST');
      case 'answer lost':
      case 'page reloaded':
        land();
        throw unreachable();
      case 'late':
      case 'late and lost':
      case 'page reloaded, late':
        this.underWay.push({ inCalls: call.landsAfter, land });
        throw call.fate === 'late' ? unavailable() : unreachable();
    }
  }
}

/** A diner with one tab, who orders until the script of calls is over. */
class Visit {
  readonly kitchen: Kitchen;
  /** Keys of which the page has said that nothing was ordered with them. */
  readonly saidNothing = new Set<string>();
  readonly saidPlaced = new Set<string>();
  private nowMs = 0;
  private page = this.open();
  private keys = 0;

  constructor(script: Call[]) {
    this.kitchen = new Kitchen(script);
  }

  press(): void {
    this.keys += 1;
    const key = `key-${this.keys}`;
    const body = { quote: 'quote', pickup: 'asap' as const };
    const seen = { lines: [], totalCents: 0 };
    const begun = { uid, key, body, seen, startedAtMs: this.nowMs };
    this.page.begin({ ...begun, attempts: 0, isGivenUp: false });
  }

  act(act: (typeof acts)[number]): void {
    if (act === 'check') this.page.check(uid);
    else if (act === 'online') this.page.resume(uid);
    else {
      if (act === 'wait and reload') this.nowMs += 3 * minuteMs;
      if (act === 'leave and come back') this.page.leave();
      else this.page = this.open();
      this.page.resume(uid);
    }
  }

  /** Runs until the page waits for the diner, and records what the page says then. */
  async settle() {
    // Every wait in this test is for promises only.
    for (let turns = 0; turns < 2000 && this.isBusy(); turns += 1) await Promise.resolve();
    const state = this.page.state();
    if (state.phase === 'placed') this.saidPlaced.add(state.order._id);
    if (state.phase === 'refused' || state.phase === 'unplaced') {
      this.saidNothing.add(state.kept.key);
    }
    return state;
  }

  private isBusy(): boolean {
    return /sending|checking/.test(this.page.state().phase);
  }

  private open(): Placement {
    const call = (effect: (call: Call) => Order) => {
      const { fate, answer } = this.kitchen.meet(effect);
      if (!fate.startsWith('page reloaded')) return answer;
      answer.catch(() => undefined);
      // The page that waits for the response is gone.
      this.act('reload');
      return new Promise<Order>(() => undefined);
    };
    const page = new Placement({
      send: (kept) => call((each) => this.kitchen.place(kept, each)),
      withdraw: (kept) => call(() => this.kitchen.withdraw(kept)),
      onPlaced: () => undefined,
      onRefused: () => undefined,
      isOnline: () => true,
      nowMs: () => this.nowMs,
      pause: (ms) => Promise.resolve(void (this.nowMs += ms)),
    });
    page.subscribe(() => undefined);
    return page;
  }
}

it('requirement 58: whatever takes effect later, a certain statement stays true and a key places at most one order', async () => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  const seen = { nothing: 0, placed: 0, unsure: 0 };
  await fc.assert(
    fc.asyncProperty(calls, deeds, async (script, diner) => {
      dropKept('placement');
      const visit = new Visit(script);
      visit.press();
      for (const deed of diner) {
        const { phase } = await visit.settle();
        const kept = keptPlacement(uid);
        if (phase === 'unsure') seen.unsure += 1;
        // An uncertain placement is kept; a certain one is over, and the next press has a new key.
        expect(kept !== undefined, phase).toBe(phase === 'unsure');
        if (phase === 'unsure') visit.act(deed);
        else visit.press();
      }
      await visit.settle();
      visit.kitchen.landAll();
      for (const key of visit.saidNothing) expect(visit.kitchen.orders.has(key), key).toBe(false);
      for (const key of visit.saidPlaced) expect(visit.kitchen.orders.has(key), key).toBe(true);
      seen.nothing += visit.saidNothing.size;
      seen.placed += visit.saidPlaced.size;
    }),
    { numRuns: 500 },
  );
  // The runs reach every statement that a page can make.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100);
}, 600_000);
