import { roles } from '@thymely/contract/users/roles';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { StoredUser } from './user.ts';

/** Reads a user strictly: an invalid status is not active, and an invalid role is only `user`. */
export function toUser(snapshot: DocumentSnapshot): StoredUser | undefined {
  const fields: Record<string, unknown> | undefined = snapshot.data();
  if (fields === undefined) return undefined;
  return {
    uid: snapshot.id,
    name: typeof fields['name'] === 'string' ? fields['name'] : '',
    email: typeof fields['email'] === 'string' ? fields['email'] : '',
    role: roles.find((role) => role === fields['role']) ?? 'user',
    status: fields['status'] === 'active' ? 'active' : 'deleting',
    claimInSync: fields['claimInSync'] !== false,
    validSinceSeconds: numberIn(fields['validSinceSeconds']),
    endedSessions: (fields['endedSessions'] ?? {}) as StoredUser['endedSessions'],
    endedThroughMs: numberIn(fields['endedThroughMs']),
    searchVersion: numberIn(fields['searchVersion']),
  };
}

function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

export function isActiveAdmin(user: StoredUser | undefined): user is StoredUser {
  return user?.role === 'admin' && user.status === 'active';
}
