import type { Order } from '@thymely/contract/orders/endpoints';
import {
  orderSteps,
  type KitchenAction,
  type KitchenMove,
  type OrderState,
  type RejectReason,
} from '@thymely/contract/orders/order-states';
import { orderInTime, whyNotStep, whyNotUndone } from '@thymely/contract/orders/allowed-steps';
import { overtaken, tooEarly, tooLateToUndo } from './step-errors.ts';
import {
  acknowledgedOrder,
  orderAfter,
  orderBefore,
  undoableFields,
  type OrderDecision,
  type OrderReading,
  type OrderStepStore,
} from './order-steps.ts';
import { refusalOf, requireSensibleBody } from '../order/refusal.ts';
import { toOrderResponse, type OrderEvent, type StoredOrder } from '../order/store.ts';

type MoveOrderDeps = {
  orderSteps: OrderStepStore;
  nowMs: () => number;
  /** Returns a kitchen screen's own name. */
  findScreenName: (id: string) => Promise<string | undefined>;
};

export type MoveRequest = {
  id: string;
  action: KitchenAction;
  /** The state that the screen showed. */
  from: OrderState;
  minutes?: number | undefined;
  reason?: RejectReason | undefined;
  text?: string | undefined;
  screen: string;
  by: Pick<OrderEvent, 'byUid' | 'byRole'>;
  /** The time by `performance.now()` after which nothing is begun. Default: no limit. */
  untilMs?: number;
};

export type MovedOrder = {
  order: Order;
  changed: boolean;
  /** The screen of an earlier, equal step; null if this call made the step, or if unknown. */
  screen: { id: string; name: string; at: string } | null;
};

type Decision = OrderDecision<MovedOrder>;
type Call = {
  deps: MoveOrderDeps;
  request: MoveRequest;
  reading: OrderReading;
  nowMs: number;
};

/**
 * Performs one step in the kitchen. A step that was already made, on any screen, is answered as
 * done; one that no longer fits is refused.
 *
 * @throws AppError NOT_FOUND, INVALID_REQUEST, CONFLICT with the current order, UNAVAILABLE.
 */
export async function moveOrder(deps: MoveOrderDeps, request: MoveRequest): Promise<MovedOrder> {
  requireSensibleBody(request);
  const { id, action, untilMs = Infinity } = request;
  const decide = (reading: OrderReading) => {
    const call = { deps, request, reading, nowMs: deps.nowMs() };
    if (action === 'acknowledge') return acknowledge(call);
    return action === 'undo' ? undo(call) : makeStep(call, action);
  };
  return deps.orderSteps.change(id, decide, { untilMs });
}

async function makeStep(call: Call, step: Exclude<KitchenMove, 'undo'>): Promise<Decision> {
  const { request, reading, nowMs } = call;
  const { order } = reading;
  if (order.state === orderSteps[step].to) return doneBefore(call, await reading.readLast());
  const whyNot = whyNotStep(step, orderInTime(order), { nowMs, lead: 0 });
  // The screen showed another state, so the step was meant for that one.
  if (order.state !== request.from || whyNot === 'wrong_state') throw await overtakenBy(call);
  if (whyNot !== undefined) throw tooEarly(order);
  const { minutes } = request;
  const after = orderAfter(order, { step, nowMs, minutes, refusal: refusalOf(request) });
  return changed(call, after);
}

async function undo(call: Call): Promise<Decision> {
  const { request, reading, nowMs } = call;
  const { order } = reading;
  const last = await reading.readLast();
  if (last?.action === 'undo' && last.from === request.from) return doneBefore(call, last);
  if (order.state !== request.from) throw await overtakenBy(call, last);
  const whyNot = whyNotUndone(last && { ...last, atMs: Date.parse(last.at) }, nowMs);
  if (last === undefined || whyNot === 'wrong_state') throw await overtakenBy(call, last);
  if (whyNot !== undefined) return { refusal: tooLateToUndo(order) };
  return changed(call, orderBefore(order, last, nowMs));
}

/** Acknowledges once for all screens that an order has ended without the kitchen. */
async function acknowledge(call: Call): Promise<Decision> {
  const { request, reading, nowMs } = call;
  const { order } = reading;
  if (order.isOpen || order.state !== request.from) throw await overtakenBy(call);
  if (typeof order.unacknowledgedSince !== 'string') {
    const last = await reading.readLast();
    return doneBefore(call, last?.action === 'acknowledge' ? last : undefined);
  }
  return changed(call, acknowledgedOrder(order), new Date(nowMs).toISOString());
}

function changed(
  { request, reading: { order } }: Call,
  after: StoredOrder,
  at = after.updatedAt,
): Decision {
  const { action, by, screen, reason } = request;
  const event: OrderEvent = {
    at,
    action,
    from: order.state,
    to: after.state,
    ...by,
    screen,
    ...(reason !== undefined && { reason }),
    ...(action !== 'undo' && action !== 'acknowledge' && { before: undoableFields(order) }),
  };
  const answer = { order: toOrderResponse(after), changed: true, screen: null };
  return { change: { order: after, event }, answer };
}

async function doneBefore(call: Call, last: OrderEvent | undefined): Promise<Decision> {
  const id = last?.screen;
  const name = (await screenNameOf(call, last)) ?? '';
  const screen = last === undefined || id === undefined ? null : { id, name, at: last.at };
  return { answer: { order: toOrderResponse(call.reading.order), changed: false, screen } };
}

async function overtakenBy(call: Call, read?: OrderEvent) {
  const last = read ?? (await call.reading.readLast());
  const screenName = await screenNameOf(call, last);
  return overtaken(call.reading.order, { last, screenName, nowMs: call.nowMs });
}

async function screenNameOf({ deps }: Call, last: OrderEvent | undefined) {
  return last?.screen === undefined ? undefined : deps.findScreenName(last.screen);
}
