import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Role } from '@thymely/contract/users/endpoints';
import { searchPrefixesOf } from '../platform/search-prefixes.ts';

export type WrittenUser = { uid: string; name: string; email: string; role?: Role };

const usersPerBatch = 250;

/** Writes user documents directly, each a second newer than the previous one. */
export async function writeUsers(db: Firestore, users: WrittenUser[]): Promise<void> {
  const startMs = Date.parse('2026-01-01T00:00:00Z');
  for (let start = 0; start < users.length; start += usersPerBatch) {
    const batch = db.batch();
    users
      .slice(start, start + usersPerBatch)
      .forEach(({ uid, name, email, role = 'user' }, index) => {
        batch.set(db.doc(`users/${uid}`), {
          name,
          email,
          role,
          status: 'active',
          claimInSync: true,
          searchPrefixes: searchPrefixesOf([name, email]),
          createdAt: Timestamp.fromMillis(startMs + (start + index) * 1000),
        });
      });
    await batch.commit();
  }
}
