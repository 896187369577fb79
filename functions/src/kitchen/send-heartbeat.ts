import { kitchenLimits } from '@thymely/contract/kitchen/limits';
import type { Log } from '../platform/log.ts';
import type { OrderingStore } from '../hours/store.ts';
import type { KitchenStore } from './store.ts';

type SendHeartbeatDeps = {
  kitchen: Pick<KitchenStore, 'countOpen' | 'saveScreen'>;
  ordering: Pick<OrderingStore, 'readSettings'>;
  log: Pick<Log, 'info'>;
  nowMs: () => number;
};

/** What a screen shows, or says it cannot show: how many open orders, and the sum of their revisions. */
type SendHeartbeatInput = { screen: string; name: string; open: number; revisions: number };

type Heartbeat = { complete: boolean; open: number; pausedUntil: string | null };

/** Somebody can see orders. Says whether they can see all of them, each as it is. */
export async function sendHeartbeat(
  { kitchen, ordering, log, nowMs: now }: SendHeartbeatDeps,
  { screen, name, open, revisions }: SendHeartbeatInput,
): Promise<Heartbeat> {
  const nowMs = now();
  const [counted, { pausedUntil }] = await Promise.all([
    kitchen.countOpen(),
    ordering.readSettings(),
    kitchen.saveScreen({ id: screen, name, nowMs }),
  ]);
  const complete = isComplete({ open, revisions }, counted);
  // Once it may be a change on its way; the same screen twice in a row has missed something.
  if (!complete) log.info('screen incomplete', { screen, shown: { open, revisions }, counted });
  return {
    complete,
    open: counted.open,
    pausedUntil: pausedUntil !== null && Date.parse(pausedUntil) > nowMs ? pausedUntil : null,
  };
}

type Sums = { open: number; revisions: number };

/** Or it shows as many as it can, and knows from the answer how many it does not show. */
function isComplete(shown: Sums, counted: Sums): boolean {
  const { ordersShown } = kitchenLimits;
  if (counted.open > ordersShown) return shown.open === ordersShown;
  if (shown.open !== counted.open) return false;
  // Somebody has typed half a revision into the console, or none: nobody can send such a sum.
  return shown.revisions === counted.revisions || !Number.isSafeInteger(counted.revisions);
}
