import { dayMs } from '@thymely/contract/ground/time';
import { kitchenLimits } from '@thymely/contract/kitchen/limits';
import type { Log } from '../platform/log.ts';
import type { OrderingStore } from '../ordering/store.ts';
import type { KitchenStore } from './store.ts';

type SendHeartbeatDeps = {
  kitchen: Pick<KitchenStore, 'countOpen' | 'countUnacknowledged' | 'saveScreen'>;
  ordering: Pick<OrderingStore, 'readSettings'>;
  log: Pick<Log, 'info'>;
  nowMs: () => number;
};

/** A screen's counts: how many open orders it shows or lacks, and the sum of their revisions. */
type SendHeartbeatInput = { screen: string; name: string; open: number; revisions: number };

type Heartbeat = {
  complete: boolean;
  open: number;
  unacknowledged: number;
  pausedUntil: string | null;
};

/** Records that somebody sees orders. Returns whether they see all of them as they are now. */
export async function sendHeartbeat(
  { kitchen, ordering, log, nowMs: now }: SendHeartbeatDeps,
  { screen, name, open, revisions }: SendHeartbeatInput,
): Promise<Heartbeat> {
  const nowMs = now();
  const [counted, unacknowledged, { pausedUntil }] = await Promise.all([
    kitchen.countOpen(),
    kitchen.countUnacknowledged(nowMs - dayMs),
    ordering.readSettings(),
    kitchen.saveScreen({ id: screen, name, nowMs }),
  ]);
  const complete = isComplete({ open, revisions }, counted);
  // A single entry may be a change in transit, but two in a row mean that the screen missed
  // something.
  if (!complete) log.info('screen incomplete', { screen, shown: { open, revisions }, counted });
  return {
    complete,
    open: counted.open,
    unacknowledged,
    pausedUntil: pausedUntil !== null && Date.parse(pausedUntil) > nowMs ? pausedUntil : null,
  };
}

type Sums = { open: number; revisions: number };

/** Whether the screen shows every order's current state, or as many orders as it can. */
function isComplete(shown: Sums, counted: Sums): boolean {
  const { ordersShown } = kitchenLimits;
  if (counted.open > ordersShown) return shown.open === ordersShown;
  if (shown.open !== counted.open) return false;
  // No screen can send such a sum, which results from a revision mistyped in the console.
  return shown.revisions === counted.revisions || !Number.isSafeInteger(counted.revisions);
}
