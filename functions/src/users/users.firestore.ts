import {
  FieldValue,
  type CollectionReference,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { isConflict } from '../platform/error-codes.ts';
import { orConflict, retryOnConflict, unchangedSince } from '../platform/retry-on-conflict.ts';
import { createAccountSweepStore } from './account-sweep.firestore.ts';
import { hasEnded, withEnded } from '../sign-in/ended-sessions.ts';
import type { NewUser } from '../sign-in/user.ts';
import { listHasChanged } from './errors.ts';
import { exportDocumentsOf } from './own-data.firestore.ts';
import { createRemovalStore } from './removal.firestore.ts';
import { createRoleStore } from './roles.firestore.ts';
import { searchPrefixesOf, searchVersion } from '../platform/search-prefixes.ts';
import type { StoredUserPage, StoredUserPageRequest, UserStore } from './store.ts';
import { isActiveAdmin, toUser } from '../sign-in/user-document.firestore.ts';

/** The collection `users`, with one document per account. */
export function createUserStore(db: Firestore): UserStore {
  const users = db.collection('users');
  return {
    ...createUserReader(users),
    ...createProfileStore(users),
    ...createRoleStore(db),
    ...createAccountSweepStore(db),
    ...createRemovalStore(db),
    readOwnData: (uid) => exportDocumentsOf(db, uid),

    endSession: (uid, session) =>
      retryOnConflict(async () => {
        const snapshot = await users.doc(uid).get();
        const user = toUser(snapshot);
        if (user === undefined || hasEnded(user, session)) return;
        await orConflict(snapshot.ref.update(withEnded(user, session), unchangedSince(snapshot)));
      }),

    async discard(uid) {
      await users.doc(uid).delete();
    },
  };
}

type UserReader = Pick<UserStore, 'find' | 'findByEmail' | 'findAdmins' | 'readPage'>;

function createUserReader(users: CollectionReference): UserReader {
  return {
    async find(uid) {
      return toUser(await users.doc(uid).get());
    },

    async findByEmail(email) {
      const found = await users.where('email', '==', email).limit(20).get();
      return found.docs.map(toUser).filter((user) => user !== undefined);
    },

    async findAdmins() {
      const found = await users.where('role', '==', 'admin').get();
      return found.docs.map(toUser).filter(isActiveAdmin);
    },

    readPage: (request) => readPage(users, request),
  };
}

/** Reads a page, its total and the next cursor: page size + 3 reads, and 1 per 1000 users. */
async function readPage(
  users: CollectionReference,
  { limit, after, search, role }: StoredUserPageRequest,
): Promise<StoredUserPage> {
  const withRole: Query = role === undefined ? users : users.where('role', '==', role);
  const found =
    search === undefined ? withRole : withRole.where('searchPrefixes', 'array-contains', search);
  const newestFirst = found.orderBy('createdAt', 'desc');
  const before = after === undefined ? undefined : await users.doc(after).get();
  if (before?.exists === false) throw listHasChanged();
  const rest = before === undefined ? newestFirst : newestFirst.startAfter(before);

  // One more than requested reveals whether there is a next page.
  const [page, count] = await Promise.all([rest.limit(limit + 1).get(), newestFirst.count().get()]);
  const shown = page.docs.slice(0, limit);
  return {
    users: shown.map(toUser).filter((user) => user !== undefined),
    total: count.data().count,
    next: page.docs.length > limit ? shown.at(-1)?.id : undefined,
  };
}

type ProfileStore = Pick<UserStore, 'ensure' | 'updateProfile' | 'reindex'>;

function createProfileStore(users: CollectionReference): ProfileStore {
  return {
    ensure: (user) =>
      retryOnConflict(async () => {
        const existing = toUser(await users.doc(user.uid).get());
        if (existing !== undefined) return { user: existing, created: false };
        const start = { role: 'user', status: 'active', claimInSync: true } as const;
        const createdAt = FieldValue.serverTimestamp();
        await orConflict(users.doc(user.uid).create({ ...profileOf(user), ...start, createdAt }));
        const sessions = { validSinceSeconds: 0, endedSessions: {}, endedThroughMs: 0 };
        return { user: { ...user, ...start, ...sessions, searchVersion }, created: true };
      }),

    async updateProfile(user) {
      try {
        await users.doc(user.uid).update(profileOf(user));
      } catch (error) {
        if (!isConflict(error)) throw error;
      }
    },

    reindex: (uid) =>
      retryOnConflict(async () => {
        const snapshot = await users.doc(uid).get();
        const user = toUser(snapshot);
        if (user === undefined) return 'gone';
        if (user.searchVersion === searchVersion) return 'up to date';
        await orConflict(snapshot.ref.update(profileOf(user), unchangedSince(snapshot)));
        return 'updated';
      }),
  };
}

/** Returns what people say about themselves, and the words by which they are found. */
function profileOf({ name, email }: NewUser) {
  return { name, email, searchPrefixes: searchPrefixesOf([name, email]), searchVersion };
}
