import { slotAt } from '@thymely/contract/ordering/slots';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import { AppError } from '../http/app-error.ts';
import type { Diner } from '../http/caller.ts';
import type { InLane } from '../in-lane.ts';
import { toInstant } from '../ordering/time-zones.ts';
import { readCheckout, type CheckoutParts } from './checkout.ts';
import { decidePlacement, Refused } from './decide-placement.ts';
import { timesFor, timesFrom } from './pickup.ts';
import { orderIdOf, requestHashOf, type PlacementBody } from './placement-key.ts';
import type { Placed } from './placement-store.ts';

type Parts = CheckoutParts & { inLane: InLane };
type Request = { diner: Diner; key: string; body: PlacementBody };

/**
 * Places the diner's cart as an order, exactly once for each key.
 *
 * @throws AppError CONFLICT with everything that keeps the order from being placed, and the checkout
 * as it is now; or with the order that the key was used for; TOO_MANY_REQUESTS, INVALID_REQUEST,
 * UNAVAILABLE.
 */
export async function placeOrder(parts: Parts, { diner, key, body }: Request): Promise<Placed> {
  const { orders, menuCache, nowMs, inLane } = parts;
  const { uid } = diner;
  const id = orderIdOf(uid, key);
  const placement = { id, diner, body, requestHash: requestHashOf(body) };
  const day = likelyDay(parts, body.pickup);
  const request = { uid, id, day, nowMs, readMenu: () => menuCache.read() };
  try {
    return await inLane(day, () =>
      orders.place(request, (reading) => {
        parts.known.last = reading.settings;
        return decidePlacement(placement, reading, { nowMs: nowMs(), toInstant });
      }),
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw await refusalOf(parts, { diner, body, problems: error.problems });
  }
}

/** The business day of the pick-up, as far as that can be said before anything is read. */
function likelyDay({ known, nowMs }: Parts, pickup: PlacementBody['pickup']): string {
  const now = nowMs();
  const inUtc = new Date(pickup === 'asap' ? now : pickup).toISOString().slice(0, 10);
  if (known.last === undefined) return inUtc;
  const moment = { settings: known.last, nowMs: now, toInstant, isAttended: true };
  const { asap, offers } = timesFor(moment, { load: 0, ledgers: new Map() });
  return (pickup === 'asap' ? asap : slotAt(pickup, offers))?.day ?? inUtc;
}

type Refusal = { diner: Diner; body: PlacementBody; problems: OrderProblem[] };

async function refusalOf(parts: Parts, { diner, body, problems }: Refusal): Promise<AppError> {
  const isAboutTimes = problems.some(({ times }) => times !== undefined);
  const fromMs = body.pickup === 'asap' ? parts.nowMs() : Math.max(body.pickup, parts.nowMs());
  const timesFromMs = isAboutTimes ? fromMs : undefined;
  const { checkout, times } = await readCheckout(parts, { diner, timesFromMs });
  const message = "Your order can't be placed as it is. Please check it and try again.";
  return new AppError('CONFLICT', message, {
    // Those of the placement were taken from the ledger of one day.
    problems: problems.map((problem) =>
      problem.times === undefined ? problem : { ...problem, times: timesFrom(fromMs, times) },
    ),
    checkout,
  });
}
