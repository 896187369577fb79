import type { ImportReport, ImportRow } from '@thymely/contract/menu/endpoints';
import type { Diner } from '../http/caller.ts';
import { lost, tryUntilWon } from '../retry-on-conflict.ts';
import type { MenuStore } from './store.ts';
import { planImport, readImportRow } from './plan-import.ts';

type Request = { caller: Diner; rows: readonly ImportRow[]; dryRun: boolean };

/** Imports rows of a menu, all of them or none; a dry run only tells what would happen. */
export async function importMenu(
  { menu }: { menu: MenuStore },
  { caller, rows, dryRun }: Request,
): Promise<ImportReport> {
  const read = rows.map(readImportRow);
  const ids = new Set(read.flatMap((row) => ('dish' in row ? [row.dish._id] : [])));
  return tryUntilWon(async () => {
    const reading = await menu.readItems([...ids]);
    const { rows: outcomes, dishes } = planImport(read, reading.items);
    const isRefused = outcomes.some(({ outcome }) => outcome === 'refused');
    if (dryRun || isRefused) return { written: false, rows: outcomes };
    const isWritten = dishes.length === 0 || (await menu.writeImport(dishes, reading, caller));
    return isWritten ? { written: true, rows: outcomes } : lost;
  });
}
