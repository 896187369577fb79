import type { OrderingStore } from '../ordering/store.ts';
import type { KitchenStore } from './store.ts';

type Parts = { kitchen: KitchenStore; ordering: OrderingStore; nowMs: () => number };

/** What a screen shows: how many open orders, and the sum of their revisions. */
type Request = { screen: string; name: string; open: number; revisions: number };

type Heartbeat = { complete: boolean; pausedUntil: string | null };

/** Somebody can see orders. Says whether they can see all of them, each as it is. */
export async function sendHeartbeat(
  { kitchen, ordering, nowMs: now }: Parts,
  { screen, name, open, revisions }: Request,
): Promise<Heartbeat> {
  const nowMs = now();
  const [counted, { pausedUntil }] = await Promise.all([
    kitchen.countOpen(),
    ordering.readSettings(),
    kitchen.saveScreen({ id: screen, name, nowMs }),
  ]);
  return {
    complete: counted.open === open && counted.revisions === revisions,
    pausedUntil: pausedUntil !== null && Date.parse(pausedUntil) > nowMs ? pausedUntil : null,
  };
}
