import type { MenuItem, MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import type { Actor } from '../audit/store.ts';

/** The menu as it was at one version. */
export type MenuSnapshot = {
  /** The items may be newer than it says, never older. */
  version: string;
  /** Newest first. */
  items: MenuItem[];
  /** Of options, in the order of their names. */
  groups: OptionGroup[];
};

/** What an import is about. */
export type ImportSubject = {
  /** The dishes that it names. */
  ids: readonly string[];
  /** The ids of the contents of those that it adds. */
  contentIds: readonly string[];
  /** The groups of options that any of them name. */
  groups: readonly string[];
};

/** What there is of it. */
export type ImportContext = {
  onMenu: ReadonlyMap<string, MenuItem>;
  /** By the ids of their contents, the ids that added dishes have or are to have. */
  addedIds: ReadonlyMap<string, string>;
  groups: ReadonlySet<string>;
};

/** A new dish, or what of one on the menu is to change: see `NewMenuItem` for null. */
export type ImportedDish = NewMenuItem & { _id: string };

/** What is to be written, in this order, and what to answer. */
export type ImportDecision<Answer> = { dishes: readonly ImportedDish[]; answer: Answer };

/** Writes go on record as the actor's. */
export type MenuStore = {
  /** Differs after every write to the menu. One read. */
  readVersion(): Promise<string>;
  readAll(): Promise<MenuSnapshot>;
  /** @throws AppError NOT_FOUND */
  get(id: string): Promise<MenuItem>;
  /**
   * @param key creates the item once within 24 hours: the same body again answers the first item.
   * @throws AppError CONFLICT for a key that the actor has used with another body, INVALID_REQUEST
   *   for a group of options that does not exist.
   */
  create(item: NewMenuItem, actor: Actor, key?: string): Promise<MenuItem>;
  /**
   * @param decide whether to make the changes; it may throw.
   * @throws AppError NOT_FOUND: an update never creates an item; INVALID_REQUEST for a group of
   *   options that does not exist.
   */
  update(
    id: string,
    update: { changes: MenuItemChanges; actor: Actor },
    decide: (present: MenuItem) => boolean,
  ): Promise<MenuItem>;
  /**
   * @param check throws when the item is to stay.
   * @throws AppError NOT_FOUND
   */
  remove(id: string, actor: Actor, check: (present: MenuItem) => void): Promise<void>;
  /**
   * Creates or updates items all at once.
   *
   * @param decide is given what there is of the subject.
   */
  importItems<Answer>(
    subject: ImportSubject,
    actor: Actor,
    decide: (present: ImportContext) => ImportDecision<Answer>,
  ): Promise<Answer>;
};
