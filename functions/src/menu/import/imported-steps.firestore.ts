import { menuCategoriesSchema } from '@thymely/contract/categories/schema';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { optionGroupOf } from '../menu-documents.firestore.ts';
import type { ImportedStep } from './take-back-steps.ts';

/** Reads what an import did besides its dishes, from the entries of `audit`. */
export async function readImportedSteps(
  db: Firestore,
  entries: readonly string[],
): Promise<ImportedStep[]> {
  const refs = entries.map((entry) => db.collection('audit').doc(entry));
  const found = refs.length === 0 ? [] : await db.getAll(...refs);
  return found.map(toImportedStep).filter((step) => step !== undefined);
}

type Fields = Record<string, unknown> | null | undefined;

/** Returns what an entry of `audit` says; undefined for one that no longer follows the contract. */
function toImportedStep(entry: DocumentSnapshot): ImportedStep | undefined {
  const { what, target, before, after } = (entry.data() ?? {}) as Record<string, unknown>;
  const id = String(target);
  const [earlier, later] = [before, after] as Fields[];
  switch (what) {
    case 'option-group.save':
      return {
        kind: 'group',
        id,
        before: earlier ? optionGroupOf(id, earlier) : undefined,
        after: later ? optionGroupOf(id, later) : undefined,
      };
    case 'categories.update': {
      const [former, saved] = [earlier, later].map((each) =>
        v.safeParse(menuCategoriesSchema, each?.['categories']),
      );
      if (!former?.success || !saved?.success) return undefined;
      return { kind: 'categories', before: former.output, after: saved.output };
    }
    case 'menu.arrange':
      return { kind: 'list', id, before: arrangedIn(earlier), after: arrangedIn(later) };
    default:
      return undefined;
  }
}

function arrangedIn(fields: Fields) {
  const { ids, dishes } = fields ?? {};
  return {
    ids: Array.isArray(ids) ? ids.map(String) : [],
    dishes: typeof dishes === 'string' ? dishes : '',
  };
}
