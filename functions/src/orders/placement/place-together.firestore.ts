import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from '../../platform/app-error.ts';
import { isOutage } from '../../platform/error-codes.ts';
import type { Again } from '../../platform/batch-queue.ts';
import { Conflict, requireTime } from '../../platform/retry-on-conflict.ts';
import { ledgerOf } from '../ledger/ledger.firestore.ts';
import type { AddToStep } from '../order/order.firestore.ts';
import { commitPlacements } from './commit-placements.firestore.ts';
import {
  decideTogether,
  type Entry,
  type SharedReading,
  type PlacementBatch,
  type Undecided,
} from './decide-together.ts';
import { counterOf, openOrdersOf, readLastNumber } from './order-number.firestore.ts';
import {
  sharedReferences,
  toFacts,
  toKnownEarly,
  toLedgers,
  versionOf,
} from './placement-reading.firestore.ts';
import type { Placed } from './placement-store.ts';

/** The most conflicts of a placement, and the most carts that it is decided with. */
const maxAttempts = 20;

/** The most times that ledgers of other days are read for one batch, for a time or free slots. */
const mostFurtherReadings = 4;

const firstPauseMs = 40;
const longestPauseMs = 400;

type Next = Again<Undecided, Placed>;

type Tools = {
  addToStep: AddToStep;
  /** Gets the settings whenever they have been read. */
  noteSettings: (settings: OrderingSettings) => void;
};

/**
 * Decides placements one after another, each with the ledgers and the number that those before it
 * leave, and writes what is placed in one batch. It is guarded by counter, ledgers and each cart.
 *
 * There is no transaction: of 50 at once, transactions placed only 4 orders (docs/decisions/032).
 */
export async function placeTogether(
  db: Firestore,
  chosen: readonly Entry[],
  tools: Tools,
): Promise<Next> {
  const inTime = chosen.filter(isInTime);
  if (inTime.length === 0) return nobody;
  const read = await readTogether(db, inTime);
  tools.noteSettings(read.facts.settings);
  const changed = inTime.filter((entry) => hasAnotherCart(entry, read));
  const last = changed.filter((entry) => knowsBetter(entry, read) && mayTryAgain(entry));
  const known = inTime.filter((entry) => !changed.includes(entry));
  const { documents, batch } = await decideAll(db, known, read);
  for (const answer of batch.certain) answer();
  for (const { entry } of batch.asking) entry.refuse(unavailable(new Error(askedAgain)));
  const unsure = [...batch.placed, ...batch.following].map(({ entry }) => entry);
  try {
    if (batch.placed.length > 0) await commitPlacements(db, documents, { ...tools, ...batch });
  } catch (error) {
    const again = await failed(error, unsure, (entry) => placeTogether(db, [entry], tools));
    return { first: [...again.first, ...batch.left], last: [...again.last, ...last] };
  }
  for (const { entry, order } of batch.placed) entry.answer({ order, isReplayed: false });
  for (const { answer } of batch.following) answer();
  return { first: batch.left, last };
}

const nobody: Next = { first: [], last: [] };
const askedAgain = 'the deciding days have changed again and again';

function isInTime({ untilMs, refuse }: Entry): boolean {
  try {
    requireTime(untilMs);
    return true;
  } catch (error) {
    refuse(error);
    return false;
  }
}

/** What was read for all placements of a batch. */
type Reading = Omit<SharedReading, 'booked'> & {
  counter: DocumentSnapshot;
  ledgers: ReadonlyMap<string, DocumentSnapshot>;
  /** Order and cart of those who have met a conflict, as they are now. */
  early: ReadonlyMap<Entry, readonly DocumentSnapshot[]>;
};

async function readTogether(db: Firestore, entries: readonly Entry[]): Promise<Reading> {
  const requests = entries.map(({ item }) => item.request);
  const [{ nowMs, readMenu } = noRequest()] = requests;
  const days = [...new Set(requests.flatMap((request) => request.days))];
  const tried = entries.filter(({ item }) => item.attempts > 0);
  const shared = sharedReferences(db);
  // Open orders must be counted after the carts were read: a second placement that has read a
  // refilled cart then counts the first one. A cart that is read again here has to be the same.
  const [[counter, ...others], menu, openOrders] = await Promise.all([
    db.getAll(
      counterOf(db),
      ...shared,
      ...days.map((day) => ledgerOf(db, day)),
      ...tried.flatMap(({ item: { request } }) => [
        db.doc(`orders/${request.id}`),
        db.doc(`carts/${request.uid}`),
      ]),
    ),
    readMenu(),
    openOrdersOf(
      db,
      requests.map(({ uid }) => uid),
    ),
  ]);
  if (!counter) throw new Error('too little was read');
  const ledgers = others.slice(shared.length, shared.length + days.length);
  const early = others.slice(shared.length + days.length);
  return {
    counter,
    ledgers: new Map(ledgers.map((ledger) => [ledger.id, ledger])),
    facts: { ...toFacts(others, nowMs()), menu },
    lastNumber: await readLastNumber(counter),
    openOrders,
    early: new Map(tried.map((entry, index) => [entry, early.slice(2 * index, 2 * index + 2)])),
  };
}

function noRequest(): never {
  throw new Error('nobody has a turn');
}

function hasAnotherCart(entry: Entry, { early }: Reading): boolean {
  const [, cart] = early.get(entry) ?? [];
  return cart !== undefined && versionOf(cart) !== entry.item.request.early.cartVersion;
}

/** Lets a placement go on with its cart and its order as they are now, or refuses one whose order cannot be read. */
function knowsBetter(entry: Entry, { early }: Reading): boolean {
  const { request, cartChanges } = entry.item;
  try {
    const now = toKnownEarly(early.get(entry) ?? []);
    const again = { request: { ...request, early: now }, attempts: 0 };
    entry.item = { ...entry.item, ...again, cartChanges: cartChanges + 1 };
    return true;
  } catch (error) {
    entry.refuse(error);
    return false;
  }
}

function mayTryAgain({ item, refuse }: Entry): boolean {
  const tries = Math.max(item.attempts, item.cartChanges);
  if (tries < maxAttempts) return true;
  refuse(unavailable(new Error(`${tries} conflicts over one placement`)));
  return false;
}

/** Decides, and decides again with the ledgers of other days as long as somebody depends on those, too. */
async function decideAll(
  db: Firestore,
  entries: readonly Entry[],
  read: Reading,
): Promise<{ documents: Reading; batch: PlacementBatch }> {
  let documents = read;
  for (let readings = 0; ; readings++) {
    const booked = toLedgers([...documents.ledgers.values()]);
    const batch = decideTogether(entries, { ...documents, booked });
    const days = new Set(batch.asking.flatMap((each) => each.days));
    if (days.size === 0 || readings === mostFurtherReadings) return { documents, batch };
    const more = await db.getAll(...[...days].map((day) => ledgerOf(db, day)));
    const ledgers = [...documents.ledgers, ...more.map((ledger) => [ledger.id, ledger] as const)];
    documents = { ...documents, ledgers: new Map(ledgers) };
  }
}

/**
 * What follows when the batch was not written: after a conflict, all try again; after an outage nobody
 * knows; an error that one order alone may have caused is the answer to that one.
 */
async function failed(
  error: unknown,
  unsure: readonly Entry[],
  placeAlone: (entry: Entry) => Promise<Next>,
): Promise<Next> {
  if (error instanceof Conflict) {
    for (const entry of unsure) entry.item = { ...entry.item, attempts: entry.item.attempts + 1 };
    const first = unsure.filter(mayTryAgain);
    const conflicts = Math.max(...unsure.map(({ item }) => item.attempts));
    await sleep(Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** conflicts));
    return { first, last: [] };
  }
  if (isOutage(error) || unsure.length === 1) {
    for (const { refuse } of unsure) refuse(error);
    return nobody;
  }
  const again = [];
  for (const entry of unsure) again.push(await placeAlone(entry));
  return { first: again.flatMap(({ first }) => first), last: again.flatMap(({ last }) => last) };
}
