import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { codeOf } from '../http/outage.ts';
import { createRoleStore } from './roles.firestore.ts';
import { searchPrefixesOf } from './search-prefixes.ts';
import { toUser } from './user-document.firestore.ts';
import { findUserPage } from './user-page.firestore.ts';
import type { StoredUser, UserStore } from './user-store.ts';

const notFound = 5;
const alreadyExists = 6;

/** `users/{uid}`: one document per account. */
export function createUserStore(db: Firestore): UserStore {
  const users = db.collection('users');

  return {
    ...createRoleStore(db),

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

    async create({ uid, name, email }) {
      const user: Omit<StoredUser, 'uid'> = {
        name,
        email,
        role: 'user',
        status: 'active',
        claimInSync: true,
      };
      const searchPrefixes = searchPrefixesOf(user);
      try {
        const createdAt = FieldValue.serverTimestamp();
        await users.doc(uid).create({ ...user, searchPrefixes, createdAt });
      } catch (error) {
        if (codeOf(error) === alreadyExists) return undefined;
        throw error;
      }
      return { uid, ...user };
    },

    async rename({ uid, name, email }) {
      try {
        const searchPrefixes = searchPrefixesOf({ name, email });
        await users.doc(uid).update({ name, searchPrefixes });
      } catch (error) {
        if (codeOf(error) !== notFound) throw error;
      }
    },

    async discard(uid) {
      await users.doc(uid).delete();
    },
  };
}
