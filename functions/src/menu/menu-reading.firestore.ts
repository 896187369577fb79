import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { toOptionGroup } from './option-group.firestore.ts';
import { menuVersionOf } from './menu-version.firestore.ts';

/** What a write to the menu is decided on, all of it as it was at one moment. */
export type MenuReading = {
  dishes: DocumentSnapshot[];
  /** Those of the named groups of options that exist. */
  groups: ReadonlySet<string>;
  meta: DocumentSnapshot;
  version: number;
};

type Named = { dishes?: readonly string[]; groups?: readonly string[] };

/** A read for each dish and each group, and one for the version. */
export async function readForWrite(
  db: Firestore,
  { dishes = [], groups = [] }: Named,
): Promise<MenuReading> {
  const found = await db.getAll(
    menuVersionOf(db),
    ...dishes.map((id) => db.doc(`menu/${id}`)),
    ...groups.map((id) => db.doc(`optionGroups/${id}`)),
  );
  const [meta, ...others] = found;
  if (meta === undefined) throw new Error('Firestore answered without the version');
  const existing = others.slice(dishes.length).filter((each) => toOptionGroup(each) !== undefined);
  const version: unknown = meta.get('version');
  return {
    dishes: others.slice(0, dishes.length),
    groups: new Set(existing.map(({ id }) => id)),
    meta,
    version: typeof version === 'number' ? version : 0,
  };
}
