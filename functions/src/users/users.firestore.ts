import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { isWritten } from '../guarded-write.ts';
import { codeOf } from '../http/outage.ts';
import { lost, tryUntilWon } from '../retry-on-conflict.ts';
import { createAccountSweepStore } from './account-sweep.firestore.ts';
import { hasEnded, withEnded } from './ended-sessions.ts';
import { createRoleStore } from './roles.firestore.ts';
import { searchPrefixesOf, searchVersion } from './search-prefixes.ts';
import { toUser } from './user-document.firestore.ts';
import { findUserPage } from './user-page.firestore.ts';
import type { NewUser, UserStore } from './store.ts';

const alreadyExists = 6;
/** NOT_FOUND and FAILED_PRECONDITION. */
const goneOrChanged = new Set<unknown>([5, 9]);

/** `users/{uid}`: one document per account. */
export function createUserStore(db: Firestore): UserStore {
  const users = db.collection('users');

  return {
    ...createRoleStore(db),
    ...createAccountSweepStore(db),

    async find(uid) {
      return toUser(await users.doc(uid).get());
    },

    async findRevision(uid) {
      const snapshot = await users.doc(uid).get();
      const user = toUser(snapshot);
      return user && { user, revision: snapshot.updateTime };
    },

    async findByEmail(email) {
      const found = await users.where('email', '==', email).limit(20).get();
      return found.docs.map(toUser).filter((user) => user !== undefined);
    },

    findPage: (request) => findUserPage(users, request),

    async create(user) {
      const start = { role: 'user', status: 'active', claimInSync: true } as const;
      try {
        const createdAt = FieldValue.serverTimestamp();
        await users.doc(user.uid).create({ ...profileOf(user), ...start, createdAt });
      } catch (error) {
        if (codeOf(error) === alreadyExists) return undefined;
        throw error;
      }
      const sessions = { validSinceSeconds: 0, endedSessions: {}, endedThroughMs: 0 };
      return { ...user, ...start, ...sessions, isSearchable: true };
    },

    async updateProfile(user, revision) {
      const guard = revision === undefined ? {} : { lastUpdateTime: revision as Timestamp };
      try {
        await users.doc(user.uid).update(profileOf(user), guard);
      } catch (error) {
        if (!goneOrChanged.has(codeOf(error))) throw error;
      }
    },

    async endSession(uid, session) {
      await tryUntilWon(async () => {
        const snapshot = await users.doc(uid).get();
        const user = toUser(snapshot);
        if (user === undefined || hasEnded(user, session)) return undefined;
        const guard = snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {};
        const write = users.doc(uid).update(withEnded(user, session), guard);
        return (await isWritten(write)) ? undefined : lost;
      });
    },

    async discard(uid) {
      await users.doc(uid).delete();
    },
  };
}

/** What people say of themselves, and what they are found by. */
function profileOf({ name, email }: NewUser) {
  return { name, email, searchPrefixes: searchPrefixesOf({ name, email }), searchVersion };
}
