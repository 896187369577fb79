import type { ImportReport, ImportRow } from '@thymely/contract/menu/endpoints';
import type { Actor } from '../audit/store.ts';
import { planImport, readImportRow } from './plan-import.ts';
import type { MenuStore } from './store.ts';

type Request = { actor: Actor; rows: readonly ImportRow[]; dryRun: boolean };

/** Imports rows of a menu, all of them or none; a dry run only reports what would happen. */
export async function importMenu(
  { menu }: { menu: MenuStore },
  { actor, rows, dryRun }: Request,
): Promise<ImportReport> {
  const read = rows.map(readImportRow);
  const ids = new Set(read.flatMap((row) => ('dish' in row ? [row.dish._id] : [])));
  return menu.importItems([...ids], actor, (onMenu) => {
    const { rows: outcomes, dishes } = planImport(read, onMenu);
    const isRefused = outcomes.some(({ outcome }) => outcome === 'refused');
    const written = !dryRun && !isRefused;
    return { dishes: written ? dishes : [], answer: { written, rows: outcomes } };
  });
}
