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

/** What an import is about: dishes that may be on the menu, and groups of options that they name. */
export type ImportSubject = { ids: readonly string[]; groups: readonly string[] };

/** Those of them that there are. */
export type ImportContext = {
  onMenu: ReadonlyMap<string, MenuItem>;
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
