import type { MenuItem, MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';
import type { Actor } from '../audit/store.ts';

/** The menu as it was at one version. */
export type MenuSnapshot = {
  /** The items may be newer than it says, never older. */
  version: string;
  /** Newest first. */
  items: MenuItem[];
};

/** What is to be written, in this order, and what to answer. */
export type ImportDecision<Answer> = { dishes: readonly MenuItem[]; answer: Answer };

/** Writes go on record as the actor's. */
export type MenuStore = {
  /** Differs after every write to the menu. One read. */
  readVersion(): Promise<string>;
  readAll(): Promise<MenuSnapshot>;
  /** @throws AppError NOT_FOUND */
  get(id: string): Promise<MenuItem>;
  /**
   * @param key creates the item once within 24 hours: the same body again answers the first item.
   * @throws AppError CONFLICT for a key that the actor has used with another body.
   */
  create(item: NewMenuItem, actor: Actor, key?: string): Promise<MenuItem>;
  /**
   * @param decide answers what is to change, if anything.
   * @throws AppError NOT_FOUND: an update never creates an item.
   */
  update(
    id: string,
    actor: Actor,
    decide: (present: MenuItem) => MenuItemChanges,
  ): Promise<MenuItem>;
  /**
   * @param check throws when the item is to stay.
   * @throws AppError NOT_FOUND
   */
  remove(id: string, actor: Actor, check: (present: MenuItem) => void): Promise<void>;
  /**
   * Creates or updates items all at once.
   *
   * @param decide is given those of the ids that are on the menu.
   */
  importItems<Answer>(
    ids: readonly string[],
    actor: Actor,
    decide: (onMenu: ReadonlyMap<string, MenuItem>) => ImportDecision<Answer>,
  ): Promise<Answer>;
};
