import type { Firestore } from 'firebase-admin/firestore';
import { createSchemaStore } from '../../../functions/src/platform/schema.firestore.ts';
import { schemaVersion } from '../../../functions/src/platform/schema-version.ts';
import { UserError } from '../../command.ts';

/**
 * Requires a database with which this version can work. One that nobody has used gets the schema.
 * @throws {UserError} one line that says what to do
 */
export async function requireSchema(db: Firestore, project: string): Promise<void> {
  const store = createSchemaStore(db);
  await store.beginIfUnused();
  const fault = schemaFault({ database: await store.read(), needed: schemaVersion, project });
  if (fault !== undefined) throw new UserError(fault);
}

/** Returns in words why this version cannot read a database; it writes nothing. */
export async function schemaFaultOf(db: Firestore, project: string): Promise<string | undefined> {
  const database = await createSchemaStore(db).read();
  return schemaFault({ database, needed: schemaVersion, project });
}

type Schemas = { database: number; needed: number; project: string };

/**
 * Returns in words why a version cannot work with a database. One schema ahead is fine: a migration
 * leaves the version before it able to work, so that a deploy can be taken back.
 */
export function schemaFault({ database, needed, project }: Schemas): string | undefined {
  const state = `The database of ${project} has schema ${database}, and this version needs ${needed}`;
  if (database < needed) return `${state}: run \`npm run migrate -- --project ${project}\` first.`;
  if (database > needed + 1) return `${state}: check out a newer version, which knows this data.`;
  return undefined;
}
