import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import type {
  DishUses,
  MenuItem,
  MenuItemChanges,
  NewMenuItem,
} from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import type { Actor } from '../audit/store.ts';

/** The menu as it was at one version. */
export type MenuSnapshot = {
  /** The items may be newer than this version, never older. */
  version: string;
  /** The dishes that guests see, the newest first. */
  items: MenuItem[];
  /** The groups of options, in the order of their names. */
  groups: OptionGroup[];
  /** The parts of the menu, in their order, including those that guests do not see. */
  categories: readonly MenuCategory[];
};

/** The menu with the dishes that guests do not see. */
export type WholeMenu = MenuSnapshot & {
  /** Every dish, including those that rest or are in a hidden category, the newest first. */
  all: MenuItem[];
  categoriesRevision: number;
};

/** What a write to the menu is decided on, all of it as it was at one moment. */
export type MenuReading = {
  /** The named dishes that are on the menu or rest, by their ids. */
  onMenu: ReadonlyMap<string, MenuItem>;
  /** The ids of the named documents that exist. One that does not match the contract is no dish. */
  stored: ReadonlySet<string>;
  /** The ids of the named groups of options that exist. */
  groups: ReadonlySet<string>;
  /** The ids of all rates of tax, if the call names one; otherwise none. */
  taxRates: ReadonlySet<string>;
  /** The ids of all categories in their order, if the call names one; otherwise none. */
  categories: ReadonlySet<string>;
};

/** A change to one dish, by the dish's id. */
export type DishChange =
  | {
      create: string;
      item: NewMenuItem;
      /** In microseconds since 1970. Default: the time of the write. */
      createdAtUs?: number;
    }
  | { update: string; changes: MenuItemChanges }
  | { remove: string };

export type MenuDecision<Answer> = {
  /** What to write, in this order, all of it or nothing. */
  changes: readonly DishChange[];
  /** Whether a dish comes to name a group of options, which must still exist when it does. */
  namesGroups?: boolean;
  /** Whether a dish comes to a category, which must still exist when it does. */
  namesCategory?: boolean;
  answer: Answer;
};

/** A call that creates a dish, as the records of idempotency know it. */
export type CreationCall = { key: string; bodyHash: string };

type Creation = {
  actor: Actor;
  call: CreationCall | undefined;
  /** The groups of options that the dish names. */
  groups: readonly string[];
  /** Whether the dish names a rate of tax. */
  namesTaxRate: boolean;
};

export type CreationReading = Pick<MenuReading, 'groups' | 'taxRates' | 'categories'> & {
  /** The id that the dish is to get. It may be taken: the next attempt gets another one. */
  id: string;
  /** What the actor's last call with this key was answered, for 24 hours. */
  remembered: { bodyHash: string; answer: MenuItem } | undefined;
  /** The dish that the last attempt created although it seemed to fail. */
  created: MenuItem | undefined;
};

export type ImportSubject = {
  /** The ids of the dishes that the import names. */
  ids: readonly string[];
  /** The content ids of the dishes that it adds. */
  contentIds: readonly string[];
  /** The groups of options that any of its dishes name. */
  groups: readonly string[];
  /** Whether any of its dishes names a rate of tax. */
  namesTaxRate: boolean;
  /** The ids of the dishes that it puts to rest, which are then no longer sold out. */
  resting: readonly string[];
  /** What its batches have in common, if it can be taken back as a whole. */
  importId: string | undefined;
  /** The present moment, from which the hour counts in which it can be taken back. */
  nowMs: number;
};

export type ImportReading = MenuReading & {
  /** The ids that added dishes have or are to have, by their content ids. */
  addedIds: ReadonlyMap<string, string>;
  /** What the dishes of each category stand on. */
  vessels: ReadonlyMap<string, string>;
};

/**
 * The writing methods read what a call is about, ask for a decision, and write it, guarded by what
 * they have read. After a conflict they begin again, so they may ask several times. A decision may
 * throw. Every change goes on record as the actor's.
 */
export type MenuStore = {
  /** Differs after every write to the menu. One read. */
  readVersion(): Promise<string>;
  readAll(): Promise<WholeMenu>;
  /** @throws AppError NOT_FOUND */
  get(id: string): Promise<MenuItem>;
  /** Counts the carts and the open orders with any of these dishes, up to `dishesPerCount`. */
  countUses(ids: readonly string[]): Promise<DishUses>;
  create(
    creation: Creation,
    decide: (reading: CreationReading) => MenuDecision<MenuItem>,
  ): Promise<MenuItem>;
  /** Takes a dish that is put to rest from what is sold out, too, as `rests` says. */
  update(
    update: {
      id: string;
      actor: Actor;
      groups: readonly string[];
      namesTaxRate: boolean;
      namesCategory: boolean;
      rests: boolean;
    },
    decide: (reading: MenuReading) => MenuDecision<MenuItem>,
  ): Promise<MenuItem>;
  /** Changes dishes all at once, without putting any to rest or naming a group. */
  updateSeveral<Answer>(
    update: { ids: readonly string[]; actor: Actor },
    decide: (reading: MenuReading) => MenuDecision<Answer>,
  ): Promise<Answer>;
  /** Takes a dish that is removed from what is sold out, too. */
  remove(
    removal: { id: string; actor: Actor },
    decide: (reading: MenuReading) => MenuDecision<void>,
  ): Promise<void>;
  /** Creates or updates items all at once. */
  importItems<Answer>(
    subject: ImportSubject,
    actor: Actor,
    decide: (reading: ImportReading) => MenuDecision<Answer>,
  ): Promise<Answer>;
};
