import type {
  ImportedRow,
  ImportReport,
  ImportRow,
  MenuItem,
} from '@thymely/contract/menu/endpoints';
import { importedDishSchema } from '@thymely/contract/menu/schema';
import * as v from 'valibot';
import type { Actor } from '../../audit/store.ts';
import { faultsByField } from '../../http/parse-input.ts';
import { contradictionFaults, newGroupsIn, unknownGroupFaults } from '../check-dish.ts';
import { changedDish } from '../dish-fields.ts';
import { contentIdOf, hasChanges, versionOfDish } from '../dish-version.ts';
import { changesSinceExport } from './outdated-row.ts';
import type { ImportContext, ImportedDish, MenuStore } from '../store.ts';

type ImportMenuInput = { actor: Actor; rows: readonly ImportRow[]; dryRun: boolean };

/** Imports rows of a menu, all of them or none; a dry run only reports what would happen. */
export async function importMenu(
  { menu }: { menu: MenuStore },
  { actor, rows, dryRun }: ImportMenuInput,
): Promise<ImportReport> {
  const read = rows.map(readImportRow);
  const valid = read.filter((row) => 'dish' in row);
  const idsOf = (rows: typeof valid) => [...new Set(rows.map(({ dish }) => dish._id))];
  const subject = {
    ids: idsOf(valid.filter(({ isNamed }) => isNamed)),
    contentIds: idsOf(valid.filter(({ isNamed }) => !isNamed)),
    groups: [...new Set(valid.flatMap(({ dish }) => dish.optionGroups ?? []))],
  };
  return menu.importItems(subject, actor, (present) => {
    const { rows: outcomes, dishes } = planImport(read, present);
    const isRefused = outcomes.some(({ outcome }) => outcome === 'refused');
    const written = !dryRun && !isRefused;
    return { dishes: written ? dishes : [], answer: { written, rows: outcomes } };
  });
}

/** A valid row, or why it is not valid. */
type ReadRow =
  | {
      /** A column that is missing is not there: it changes nothing. Null takes the field away. */
      dish: ImportedDish;
      /** Whether the row names the dish; until it has a place, a new one has the id of its content. */
      isNamed: boolean;
      /** The dish's version when the file was exported, if the row has it. */
      version: string | undefined;
    }
  | { errors: Record<string, string> };

type ImportPlan = {
  /** One for each row, in their order. */
  rows: ImportedRow[];
  /** What is to be written, in the order of the rows. */
  dishes: ImportedDish[];
};

/** Checks a row against the limits of a dish. */
function readImportRow({ _id, version, ...cells }: ImportRow): ReadRow {
  const isNamed = _id !== undefined && _id !== '';
  const row = isNamed ? { _id, ...cells } : cells;
  const parsed = v.safeParse(importedDishSchema, row, { abortPipeEarly: true });
  if (!parsed.success) return { errors: faultsByField(parsed.issues) };
  const { _id: id, ...item } = parsed.output;
  const dish = { ...item, _id: id ?? contentIdOf(item) };
  return { dish, isNamed, version: String(version ?? '').trim() || undefined };
}

/**
 * What becomes of each row.
 *
 * @param context what these rows name, as far as it is there now.
 */
function planImport(rows: readonly ReadRow[], context: ImportContext): ImportPlan {
  const { onMenu, addedIds, groups } = context;
  const seen = new Set<string>();
  const dishes: ImportedDish[] = [];
  const planned = rows.map((row): ImportedRow => {
    if ('errors' in row) return { outcome: 'refused', errors: row.errors };
    const { isNamed, version } = row;
    const _id = isNamed ? row.dish._id : (addedIds.get(row.dish._id) ?? row.dish._id);
    const dish = { ...row.dish, _id };
    const present = onMenu.get(_id);
    if (seen.has(_id)) return repeated(isNamed);
    seen.add(_id);
    if (isNamed && present === undefined) return unknown;
    // A new dish that already exists was created by an earlier attempt. It stays as it is now.
    const isUnchanged = present !== undefined && !(isNamed && hasChanges(present, dish));
    if (isUnchanged) return { outcome: 'unchanged', _id };
    const isOutdated = present && version !== undefined && version !== versionOfDish(present);
    if (isOutdated) return { outcome: 'refused', errors: changesSinceExport(dish, present) };
    const errors = faultsOf(dish, { present, groups });
    if (Object.keys(errors).length > 0) return { outcome: 'refused', errors };
    dishes.push(dish);
    return { outcome: isNamed ? 'updated' : 'created', _id };
  });
  return { rows: planned, dishes };
}

const unknown: ImportedRow = {
  outcome: 'refused',
  errors: { _id: "This dish isn't on the menu. Leave _id empty to add it as a new one." },
};

type Present = { present: MenuItem | undefined; groups: ReadonlySet<string> };

/** What only shows beside the dish as it is, and beside the groups of options that there are. */
function faultsOf(dish: ImportedDish, { present, groups }: Present): Record<string, string> {
  const after = present === undefined ? dish : changedDish(present, dish);
  const { optionGroups: options } = unknownGroupFaults(newGroupsIn(dish, present), groups);
  return { ...contradictionFaults(dish, after), ...(options !== undefined && { options }) };
}

function repeated(isNamed: boolean): ImportedRow {
  const message = 'An earlier row is about the same dish.';
  return { outcome: 'refused', errors: { [isNamed ? '_id' : 'name']: message } };
}
