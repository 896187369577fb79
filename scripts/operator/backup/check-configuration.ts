import { readFileSync } from 'node:fs';
import type { Firestore } from 'firebase-admin/firestore';
import { fromRoot } from '../../paths.ts';

type IndexFile = {
  indexes: unknown[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
};

/**
 * Checks what a backup does not hold and a deploy brings back: that every kind of document with a
 * time to live has a policy in firestore.indexes.json, and that the rules let nobody read an order.
 * @param host the host and port of the Firestore emulator
 */
export async function checkConfiguration(
  db: Firestore,
  { project, host }: { project: string; host: string },
): Promise<{ indexes: number; policies: string[]; problems: string[] }> {
  const text = readFileSync(fromRoot('firestore.indexes.json'), 'utf8');
  const { indexes, fieldOverrides } = JSON.parse(text) as IndexFile;
  const policies = fieldOverrides
    .filter(({ ttl }) => ttl === true)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  const problems: string[] = [];
  for (const group of ['orders', 'events', 'users', 'carts', 'days']) {
    const { docs } = await db.collectionGroup(group).limit(1).get();
    const fields = Object.keys(docs[0]?.data() ?? {}).filter((name) => /^expires?At$/.test(name));
    for (const field of fields) {
      const policy = `${group}.${field}`;
      if (!policies.includes(policy))
        problems.push(`${policy} has no policy in firestore.indexes.json`);
    }
  }
  const documents = `http://${host}/v1/projects/${project}/databases/(default)/documents`;
  const { status } = await fetch(`${documents}/orders/drill-0`);
  if (status !== 403) problems.push(`a stranger who reads an order gets ${status}, not 403`);
  return { indexes: indexes.length, policies, problems };
}
