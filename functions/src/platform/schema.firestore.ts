import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { schemaVersion } from './schema-version.ts';

type SchemaStore = {
  /** Returns the schema of the database: 0 for one that was written before schemas had numbers. */
  read(): Promise<number>;
  /** Records the schema after a migration. */
  write(version: number): Promise<void>;
  /** Gives a database that nobody has used yet the schema of this version; repeating it is fine. */
  beginIfUnused(): Promise<void>;
};

/** `meta/schema` stores which schema the database has, and since when. */
export function createSchemaStore(db: Firestore): SchemaStore {
  const document = db.doc('meta/schema');
  const at = FieldValue.serverTimestamp();
  return {
    async read() {
      const version: unknown = (await document.get()).get('version');
      return typeof version === 'number' ? version : 0;
    },

    async write(version) {
      await document.set({ version, at });
    },

    async beginIfUnused() {
      const used = ['users', 'menu', 'meta', 'settings'].map((name) =>
        db.collection(name).limit(1).get(),
      );
      if ((await Promise.all(used)).some(({ empty }) => !empty)) return;
      await document.set({ version: schemaVersion, at });
    },
  };
}
