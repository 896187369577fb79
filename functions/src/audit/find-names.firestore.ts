import type { Firestore } from 'firebase-admin/firestore';

/** Names are looked up for each list rather than stored, because people change their names. */
export async function findNames(db: Firestore, uids: string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const users = await db.getAll(...uids.map((uid) => db.doc(`users/${uid}`)));
  const named = users.map(async (user): Promise<[string, string]> => {
    const name = user.exists ? toName(user.get('name')) : await findFormerName(db, user.id);
    return [user.id, name];
  });
  return new Map(await Promise.all(named));
}

/** Returns the name of a removed user, from the entry of their removal. */
async function findFormerName(db: Firestore, uid: string): Promise<string> {
  const ofUser = db.collection('audit').where('target', '==', uid);
  const removals = ofUser.where('what', '==', 'user.delete').orderBy('when', 'desc');
  const found = await removals.limit(1).get();
  return toName(found.docs[0]?.get('before.name'));
}

function toName(name: unknown): string {
  return typeof name === 'string' ? name : '';
}
