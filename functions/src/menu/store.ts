import type { MenuItem, MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';

/** The menu as it was at one version. */
export type MenuSnapshot = {
  /** The items may be newer than it says, never older. */
  version: string;
  /** Newest first. */
  items: MenuItem[];
};

/** A caller's promise that calls with one key are one and the same. */
export type Once = { callerUid: string; key: string };

/** On whose word the menu changes: the change and this go on record together. */
export type Actor = { uid: string };

export type GuardedWrite = {
  by: Actor;
  /** Sees the item as it was read, before it is changed: what it throws, the write throws. */
  guard: (present: MenuItem) => void;
};

/** Items as they were read, for a write that is to follow. */
export type MenuReading = {
  items: ReadonlyMap<string, MenuItem>;
  /** What that write is guarded by. */
  revision: unknown;
};

export type MenuStore = {
  /** Differs after every write to the menu. One read. */
  readVersion(): Promise<string>;
  readAll(): Promise<MenuSnapshot>;
  find(id: string): Promise<MenuItem | undefined>;
  create(item: NewMenuItem, by: Actor): Promise<MenuItem>;
  /**
   * Creates an item once per caller and key within 24 hours: the same body again answers the first
   * item, another body answers 'other body' and creates nothing.
   */
  createOnce(item: NewMenuItem, once: Once): Promise<MenuItem | 'other body'>;
  /**
   * Answers undefined, and changes nothing, when there is no such item. An item that says all of it
   * already needs no write, and so no guard.
   */
  update(id: string, changes: MenuItemChanges, write: GuardedWrite): Promise<MenuItem | undefined>;
  /** Answers false when there is no such item. */
  remove(id: string, write: GuardedWrite): Promise<boolean>;
  /** The items of these ids that there are, as of one moment. */
  readItems(ids: readonly string[]): Promise<MenuReading>;
  /**
   * Creates or updates items all at once. Answers false, and changes nothing, when one of them has
   * changed since it was read: read them again and decide anew.
   */
  writeImport(items: readonly MenuItem[], reading: MenuReading, by: Actor): Promise<boolean>;
};
