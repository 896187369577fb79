import { foldText } from '@thymely/contract/ground/text/fold-text';
import { emptyPlateOf } from '@thymely/contract/menu/empty-plate';
import type {
  ImportedRow,
  ImportReport,
  ImportRow,
  MenuItem,
  NewMenuItem,
} from '@thymely/contract/menu/endpoints';
import { importedDishSchema } from '@thymely/contract/menu/schema';
import { sizeIdOf } from '@thymely/contract/menu/size-id';
import type { DishSize } from '@thymely/contract/menu/sizes';
import * as v from 'valibot';
import type { Actor } from '../../audit/store.ts';
import { faultsByField } from '../../http/parse-input.ts';
import {
  contradictionFaults,
  newGroupsIn,
  newTaxRateIn,
  priceOfSizesFaults,
  unknownCategoryFaults,
  unknownGroupFaults,
  unknownTaxRateFaults,
} from '../check-dish.ts';
import { changedDish, contentIdOf, hasChanges, versionOfDish } from '../dish-content.ts';
import type { DishChange, ImportReading, MenuDecision, MenuStore } from '../store.ts';
import { changesSinceExport } from './outdated-row.ts';
import * as words from './words.en.ts';

type ImportMenuInput = {
  actor: Actor;
  rows: readonly ImportRow[];
  dryRun: boolean;
  importId?: string | undefined;
  /** In a dry run, what the same import saves before its dishes. */
  coming?: { groups: string[]; categories: string[] } | undefined;
};

/** Imports rows of a menu, all of them or none; a dry run only reports what would happen. */
export async function importMenu(
  { menu, nowMs }: { menu: MenuStore; nowMs: () => number },
  { actor, rows, dryRun, importId, coming }: ImportMenuInput,
): Promise<ImportReport> {
  const read = rows.map(readImportRow);
  const valid = read.filter((row) => 'dish' in row);
  const idsOf = (rows: typeof valid) => [...new Set(rows.map(({ dish }) => dish._id))];
  const named = valid.filter(({ isNamed }) => isNamed);
  const subject = {
    ids: idsOf(named),
    contentIds: idsOf(valid.filter(({ isNamed }) => !isNamed)),
    groups: [...new Set(valid.flatMap(({ dish }) => dish.optionGroups ?? []))],
    namesTaxRate: valid.some(({ dish }) => typeof dish.taxRate === 'string'),
    resting: idsOf(named.filter(({ dish }) => dish.resting)),
    // A dry run writes nothing that could be taken back.
    importId: dryRun ? undefined : importId,
    nowMs: nowMs(),
  };
  return menu.importItems(subject, actor, (stored) => {
    const reading = dryRun && coming ? withComing(stored, coming) : stored;
    const { rows: outcomes, dishes } = planImport(read, reading);
    const isRefused = outcomes.some(({ outcome }) => outcome === 'refused');
    const answer = { written: !dryRun && !isRefused, rows: outcomes };
    return answer.written ? decideImport(dishes, reading, answer) : { changes: [], answer };
  });
}

type Coming = NonNullable<ImportMenuInput['coming']>;

/** Returns the reading with what an import saves before its dishes. */
function withComing(reading: ImportReading, { groups, categories }: Coming): ImportReading {
  return {
    ...reading,
    groups: new Set([...reading.groups, ...groups]),
    categories: new Set([...reading.categories, ...categories]),
  };
}

/** A new dish, or the fields of a present one that are to change: see `NewMenuItem` for null. */
type ImportedDish = NewMenuItem & { _id: string };

/** A valid row, or why it is not valid. */
type ReadRow =
  | {
      /** A field whose column is missing is absent, and stays as it is. Null unsets the field. */
      dish: Omit<ImportedDish, Completed> & Completable;
      /** Whether the row names the dish; otherwise `dish._id` is the content id of a new dish. */
      isNamed: boolean;
      /** The dish's version when the file was exported, if the row has it. */
      version: string | undefined;
    }
  | { errors: Record<string, string> };

/** What a row may leave out, although every dish has it. */
type Completed = 'recipe' | 'image';

type Completable = Pick<NewMenuItem, 'category'> & { [Field in Completed]?: string | undefined };

type Known = { present?: MenuItem | undefined; vessels?: ImportReading['vessels'] };

/** Returns the dish of a row with a recipe and a picture, which a present dish keeps if the row has none. */
function completed<Dish extends Completable>(dish: Dish, { present, vessels }: Known = {}) {
  return {
    ...dish,
    recipe: dish.recipe ?? present?.recipe ?? '',
    image: dish.image ?? present?.image ?? emptyPlateOf(dish.category, vessels?.get(dish.category)),
  };
}

/** Returns the sizes of a row with the IDs and loads that the dish has for sizes of these names. */
function sizesAs({ sizes }: Pick<NewMenuItem, 'sizes'>, present?: MenuItem) {
  if (!sizes || !present?.sizes) return {};
  const known = new Map(present.sizes.map((size) => [foldText(size.name), size]));
  const knownOf = ({ name }: DishSize) => known.get(foldText(name));
  const taken = sizes.flatMap((size) => knownOf(size)?.id ?? []);
  return {
    sizes: sizes.map((size): DishSize => {
      const same = knownOf(size);
      if (same !== undefined) return { ...same, name: size.name, cents: size.cents };
      const id = sizeIdOf(size.name, taken);
      taken.push(id);
      return { ...size, id };
    }),
  };
}

type ImportPlan = {
  /** The outcome of each row, in the order of the rows. */
  rows: ImportedRow[];
  /** The dishes to be written, in the order of the rows. */
  dishes: ImportedDish[];
};

/** Checks a row against the limits of a dish. */
function readImportRow({ _id, version, ...cells }: ImportRow): ReadRow {
  const isNamed = _id !== undefined && _id !== '';
  const row = isNamed ? { _id, ...cells } : cells;
  const parsed = v.safeParse(importedDishSchema, row, { abortPipeEarly: true });
  if (!parsed.success) return { errors: faultsByField(parsed.issues) };
  const { _id: id, ...item } = parsed.output;
  const dish = { ...item, _id: id ?? contentIdOf(completed(item)) };
  return { dish, isNamed, version: String(version ?? '').trim() || undefined };
}

/** Decides what becomes of each row. */
function planImport(rows: readonly ReadRow[], reading: ImportReading): ImportPlan {
  const { onMenu, addedIds, groups, taxRates, categories, vessels } = reading;
  const seen = new Set<string>();
  const dishes: ImportedDish[] = [];
  const planned = rows.map((row): ImportedRow => {
    if ('errors' in row) return { outcome: 'refused', errors: row.errors };
    const { isNamed, version } = row;
    const _id = isNamed ? row.dish._id : (addedIds.get(row.dish._id) ?? row.dish._id);
    const present = onMenu.get(_id);
    const dish = {
      ...completed(row.dish, { present, vessels }),
      ...sizesAs(row.dish, present),
      _id,
    };
    const faults = unknownCategoryFaults(dish.category, categories);
    if (Object.keys(faults).length > 0) return { outcome: 'refused', errors: faults };
    if (seen.has(_id)) return repeated(isNamed);
    seen.add(_id);
    if (isNamed && present === undefined) return unknown;
    // A new dish that exists already was created by an earlier attempt. It stays as it is now.
    const isUnchanged = present !== undefined && !(isNamed && hasChanges(present, dish));
    if (isUnchanged) return { outcome: 'unchanged', _id };
    const isOutdated = present && version !== undefined && version !== versionOfDish(present);
    if (isOutdated) return { outcome: 'refused', errors: changesSinceExport(dish, present) };
    const errors = faultsOf(dish, { present, groups, taxRates });
    if (Object.keys(errors).length > 0) return { outcome: 'refused', errors };
    dishes.push(dish);
    return { outcome: isNamed ? 'updated' : 'created', _id };
  });
  return { rows: planned, dishes };
}

const unknown: ImportedRow = {
  outcome: 'refused',
  errors: { _id: words.unknownId },
};

type Present = Pick<ImportReading, 'groups' | 'taxRates'> & { present: MenuItem | undefined };

/** The faults that only show beside the present dish, and the groups and rates that exist. */
function faultsOf(
  dish: ImportedDish,
  { present, groups, taxRates }: Present,
): Record<string, string> {
  const after = present === undefined ? dish : changedDish(present, dish);
  const { optionGroups: options } = unknownGroupFaults(newGroupsIn(dish, present), groups);
  const { taxRate: tax } = unknownTaxRateFaults(newTaxRateIn(dish, present), taxRates);
  const { price } = priceOfSizesFaults(dish, present);
  return {
    ...contradictionFaults(dish, after),
    // The price of a row with sizes may be empty: it need not be changed with them.
    ...(price !== undefined && { price: dish.sizes ? words.priceOfSizes : price }),
    ...(options !== undefined && { options }),
    ...(tax !== undefined && { tax }),
  };
}

function repeated(isNamed: boolean): ImportedRow {
  return { outcome: 'refused', errors: { [isNamed ? '_id' : 'name']: words.dishTwice } };
}

function decideImport<Answer>(
  dishes: readonly ImportedDish[],
  { stored, onMenu }: ImportReading,
  answer: Answer,
): MenuDecision<Answer> {
  const nowUs = Date.now() * 1000;
  const changes = dishes.map(({ _id, ...item }, place): DishChange => {
    if (stored.has(_id)) return { update: _id, changes: item };
    // The menu shows the newest dish first, and the first row of an import must come before the
    // second. They are a microsecond apart, the finest that Firestore stores, so that a batch of a
    // hundred rows does not overlap the batch that was written just before it.
    return { create: _id, item, createdAtUs: nowUs - place };
  });
  const namesGroups = dishes.some((dish) => newGroupsIn(dish, onMenu.get(dish._id)).length > 0);
  const namesCategory = dishes.some((dish) => dish.category !== onMenu.get(dish._id)?.category);
  return { changes, namesGroups, namesCategory, answer };
}
