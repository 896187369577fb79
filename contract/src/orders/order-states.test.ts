import { minuteMs } from '../ground/time.ts';
import { describe, expect, it } from 'vitest';
import {
  isOpenState,
  kitchenActions,
  orderStates,
  orderSteps,
  type OrderAction,
  type OrderState,
  type OrderStep,
} from './order-states.ts';
import { whyNotStep, whyNotUndone } from './allowed-steps.ts';

const dueAtMs = Date.UTC(2026, 0, 31, 19, 30);
const lead = 20;

/** The transitions as literals, so that a slip in the table shows here. */
const ways: Record<OrderState, Partial<Record<OrderStep, OrderState>>> = {
  awaiting_payment: {},
  placed: { accept: 'accepted', reject: 'rejected', cancel: 'cancelled', expire: 'rejected' },
  accepted: { start: 'cooking', ready: 'ready', reject: 'rejected', cancel: 'cancelled' },
  cooking: { ready: 'ready', reject: 'rejected' },
  ready: {
    collect: 'collected',
    'no-show': 'not_collected',
    remake: 'cooking',
    reject: 'rejected',
  },
  collected: {},
  not_collected: {},
  cancelled: {},
  rejected: {},
};

const steps = Object.keys(orderSteps) as OrderStep[];

/** A time at which any step that the state ever allows can be made. */
const nowFor = (step: OrderStep) =>
  step === 'no-show' ? dueAtMs + 30 * minuteMs : dueAtMs - 60 * minuteMs;

const cells = orderStates.flatMap((state) =>
  steps.map((step) => ({ state, step, to: ways[state][step] })),
);

describe('requirement 47: the table of states', () => {
  it.each(cells)('requirement 47: $step from $state leads to $to', ({ state, step, to }) => {
    const at = { state, dueAtMs, kind: 'slot' } as const;
    const refusal = whyNotStep(step, at, { nowMs: nowFor(step), lead });
    expect(refusal).toBe(to === undefined ? 'wrong_state' : undefined);
    if (to !== undefined) expect(orderSteps[step].to).toBe(to);
  });

  it('requirement 47: gives cancel to the diner, expire to nobody, and every other step to the kitchen', () => {
    const by = (who: string) => steps.filter((step) => orderSteps[step].by === who);
    expect([by('diner'), by('system')]).toEqual([['cancel'], ['expire']]);
    const others = ['undo', 'acknowledge'];
    expect([...kitchenActions].sort()).toEqual([...by('kitchen'), ...others].sort());
    expect(kitchenActions).not.toContain('expire');
  });

  it('requirement 47: has as open states exactly those that a step leads out of', () => {
    for (const state of orderStates) {
      expect(isOpenState(state)).toBe(Object.keys(ways[state]).length > 0);
    }
  });

  it('reaches every state but the one reserved for payment', () => {
    const reached = new Set<OrderState>(['placed']);
    for (const state of reached) {
      for (const to of Object.values(ways[state])) reached.add(to);
    }
    expect(orderStates.filter((state) => !reached.has(state))).toEqual(['awaiting_payment']);
  });
});

describe('requirement 47: steps that wait for their time', () => {
  const whyNot = (
    step: OrderStep,
    state: OrderState,
    nowMs: number,
    kind: 'asap' | 'slot' = 'slot',
  ) => whyNotStep(step, { state, dueAtMs, kind }, { nowMs, lead });

  it('a diner is a no-show from half an hour after the promised time', () => {
    expect(whyNot('no-show', 'ready', dueAtMs + 30 * minuteMs - 1)).toBe('too_early');
    expect(whyNot('no-show', 'ready', dueAtMs + 30 * minuteMs)).toBeUndefined();
    expect(whyNot('no-show', 'cooking', dueAtMs + 30 * minuteMs)).toBe('wrong_state');
  });

  it('an accepted order for as soon as possible cannot be cancelled, however early', () => {
    expect(whyNot('cancel', 'accepted', dueAtMs - 600 * minuteMs, 'asap')).toBe('too_late');
    expect(whyNot('cancel', 'placed', dueAtMs, 'asap')).toBeUndefined();
  });

  it('an accepted order for a slot can be cancelled until the kitchen has to start on it', () => {
    expect(whyNot('cancel', 'accepted', dueAtMs - lead * minuteMs - 1)).toBeUndefined();
    expect(whyNot('cancel', 'accepted', dueAtMs - lead * minuteMs)).toBe('too_late');
    expect(whyNot('cancel', 'accepted', dueAtMs + minuteMs)).toBe('too_late');
  });

  it('an order that needed notice can be cancelled until that is over', () => {
    const order = { state: 'accepted', dueAtMs, kind: 'slot' } as const;
    const whyNotBefore = (noticeMinutes: number, minutes: number) =>
      whyNotStep(
        'cancel',
        { ...order, noticeMinutes },
        { nowMs: dueAtMs - minutes * minuteMs, lead },
      );
    expect(whyNotBefore(2880, 2881)).toBeUndefined();
    expect(whyNotBefore(2880, 2880)).toBe('too_late');
    expect(whyNotBefore(lead - 1, lead)).toBe('too_late');
  });

  it('an order that nobody has accepted can be cancelled at any time', () => {
    expect(whyNot('cancel', 'placed', dueAtMs + 60 * minuteMs)).toBeUndefined();
  });

  it('no other step depends on the clock', () => {
    const timeless = cells.filter(({ step }) => step !== 'no-show' && step !== 'cancel');
    for (const { step, state } of timeless) {
      expect(whyNot(step, state, 0)).toBe(whyNot(step, state, dueAtMs * 2));
    }
  });
});

describe('requirement 47: undoing a step', () => {
  const atMs = dueAtMs;
  const whyNot = (action: OrderAction, to: OrderState, elapsedMs: number) =>
    whyNotUndone({ action, to, atMs }, atMs + elapsedMs);

  const undoable = steps.filter((step) => !['reject', 'cancel', 'expire'].includes(step));

  it.each(undoable)('%s can be undone for two minutes, collect for ten', (step) => {
    const withinMs = (step === 'collect' ? 10 : 2) * minuteMs;
    expect(whyNot(step, orderSteps[step].to, 0)).toBeUndefined();
    expect(whyNot(step, orderSteps[step].to, withinMs)).toBeUndefined();
    expect(whyNot(step, orderSteps[step].to, withinMs + 1)).toBe('too_late');
  });

  it.each([
    ['place', 'placed'],
    ['reject', 'rejected'],
    ['cancel', 'cancelled'],
    ['expire', 'rejected'],
    ['undo', 'placed'],
    ['undo', 'ready'],
    ['acknowledge', 'cancelled'],
  ] as const)('%s to %s is not possible', (action, to) => {
    expect(whyNot(action, to, 0)).toBe('wrong_state');
  });

  it('is impossible for an order to which nothing has happened', () => {
    expect(whyNotUndone(undefined, atMs)).toBe('wrong_state');
  });
});
