import type { Log } from '../http/log.ts';
import type { OrderingStore } from '../ordering/store.ts';
import type { KitchenStore } from './store.ts';

type Parts = {
  kitchen: Pick<KitchenStore, 'countOpen' | 'saveScreen'>;
  ordering: Pick<OrderingStore, 'readSettings'>;
  log: Pick<Log, 'info'>;
  nowMs: () => number;
};

/** What a screen shows: how many open orders, and the sum of their revisions. */
type Request = { screen: string; name: string; open: number; revisions: number };

type Heartbeat = { complete: boolean; pausedUntil: string | null };

/** Somebody can see orders. Says whether they can see all of them, each as it is. */
export async function sendHeartbeat(
  { kitchen, ordering, log, nowMs: now }: Parts,
  { screen, name, open, revisions }: Request,
): Promise<Heartbeat> {
  const nowMs = now();
  const [counted, { pausedUntil }] = await Promise.all([
    kitchen.countOpen(),
    ordering.readSettings(),
    kitchen.saveScreen({ id: screen, name, nowMs }),
  ]);
  const complete = counted.open === open && counted.revisions === revisions;
  // Once it may be a change on its way; the same screen twice in a row has missed something.
  if (!complete) log.info('screen incomplete', { screen, shown: { open, revisions }, counted });
  return {
    complete,
    pausedUntil: pausedUntil !== null && Date.parse(pausedUntil) > nowMs ? pausedUntil : null,
  };
}
