import type { RecordedStep } from '@thymely/contract/records/endpoints';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { findNames } from '../audit/find-names.firestore.ts';
import { screenOf } from '../kitchen/kitchen.firestore.ts';
import { toEvent } from '../orders/order/order.firestore.ts';
import type { OrderEvent } from '../orders/order/store.ts';
import type { RecordStore } from './store.ts';

/** Reads `orders/{id}/events`, with the present names of staff and screens. */
export function createStepReader(db: Firestore): RecordStore['readSteps'] {
  return async (id) => {
    const { docs } = await db.collection('orders').doc(id).collection('events').get();
    const steps = docs.flatMap(toStep).sort((one, other) => one.revision - other.revision);
    const events = steps.map(({ event }) => event);
    const [names, screens] = await Promise.all([
      findNames(db, distinct(events.map(({ byUid }) => byUid))),
      findScreens(db, distinct(events.map(({ screen }) => screen ?? ''))),
    ]);
    return steps.map(({ revision, event }) => ({
      revision,
      ...toRecord(event),
      by: event.byUid === '' ? null : { _id: event.byUid, name: names.get(event.byUid) ?? '' },
      screen: screens.get(event.screen ?? '') ?? null,
    }));
  };
}

/** Leaves out a document that somebody has typed in, which is no step. */
function toStep(snapshot: QueryDocumentSnapshot): { revision: number; event: OrderEvent }[] {
  const revision = Number(snapshot.id);
  const { at, action, byUid } = snapshot.data();
  const isStep = typeof action === 'string' && typeof byUid === 'string';
  if (!Number.isSafeInteger(revision) || !isStep || !isInstant(at)) return [];
  const event = toEvent(snapshot);
  return event ? [{ revision, event }] : [];
}

function isInstant(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}

function toRecord(event: OrderEvent): Omit<RecordedStep, 'revision' | 'by' | 'screen'> {
  const { at, action, from, to, byRole, reason } = event;
  return { at, action, from, to, byRole, reason: reason ?? null };
}

function distinct(ids: string[]): string[] {
  return [...new Set(ids)].filter((id) => id !== '');
}

async function findScreens(db: Firestore, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db.getAll(...ids.map((id) => screenOf(db, id)));
  const named = found.map((screen) => [screen.id, screen.get('name') as unknown] as const);
  return new Map(named.filter((each): each is [string, string] => typeof each[1] === 'string'));
}
