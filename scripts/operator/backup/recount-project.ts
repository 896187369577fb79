import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { checkLedgers } from './check-ledgers.ts';
import { documentsOf } from './documents-of.ts';

export type Recount = {
  /** The number of documents by collection, of `events`, and of accounts. */
  counts: Record<string, number>;
  /** What does not fit together, in words. */
  problems: string[];
};

/** A project's database and its accounts. */
export type ProjectData = { db: Firestore; auth: Auth };

/** Counts what a project holds, and checks what has to fit together. */
export async function recountProject({ db, auth }: ProjectData): Promise<Recount> {
  const accounts = await readAccounts(auth);
  const [counts, ledgers, people] = await Promise.all([
    countDocuments(db),
    checkLedgers(db),
    checkPeople(db, accounts),
  ]);
  return {
    counts: { ...counts, accounts: accounts.size },
    problems: [...ledgers, ...people],
  };
}

async function countDocuments(db: Firestore): Promise<Record<string, number>> {
  const collections = await db.listCollections();
  const counted = await Promise.all([
    ...collections.map(async (each) => [each.id, await countOf(each.count())] as const),
    countOf(db.collectionGroup('events').count()).then((count) => ['events', count] as const),
  ]);
  return Object.fromEntries(counted.toSorted(([one], [other]) => one.localeCompare(other)));
}

async function countOf(query: ReturnType<ReturnType<Firestore['collection']>['count']>) {
  return (await query.get()).data().count;
}

type Claims = Record<string, unknown>;

async function readAccounts(auth: Auth): Promise<Map<string, Claims>> {
  const accounts = new Map<string, Claims>();
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    for (const { uid, customClaims = {} } of page.users) accounts.set(uid, customClaims);
    ({ pageToken } = page);
  } while (pageToken !== undefined);
  return accounts;
}

/** Checks users and carts with their accounts. People are named by their uid. */
async function checkPeople(
  db: Firestore,
  accounts: ReadonlyMap<string, Claims>,
): Promise<string[]> {
  const problems: string[] = [];
  const users = new Set<string>();
  for await (const user of documentsOf(db.collection('users'), 'role')) {
    users.add(user.id);
    const role: unknown = user.get('role');
    const claims = accounts.get(user.id);
    if (claims === undefined) problems.push(`users/${user.id} has no account`);
    else if ((role === 'admin' || role === 'kitchen') && claims[role] !== true) {
      problems.push(`users/${user.id} has the role ${role}, but its account has no such claim`);
    }
  }
  for (const [uid, claims] of accounts) {
    const isStaff = claims['admin'] === true || claims['kitchen'] === true;
    if (isStaff && !users.has(uid)) problems.push(`account ${uid} has a role, but no user`);
  }
  for await (const cart of documentsOf(db.collection('carts'), 'placedAt')) {
    if (!users.has(cart.id)) problems.push(`carts/${cart.id} belongs to no user`);
  }
  return problems;
}
