import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { StoredUser } from '../users/store.ts';

/** A line as it is stored. What it shows comes from the menu, as long as the dish is on it. */
export type StoredLine = {
  id: string;
  menuItemId: string;
  quantity: number;
  addedAtMs: number;
  /** The dish when it was added: all that is left to show once it is off the menu. */
  added: Pick<MenuItem, 'name' | 'image' | 'price'>;
  /** Of the call that added the line. A repeated call finds its own line by it. */
  idempotencyKey?: string;
};

/** One diner's cart as it was read. */
export type StoredCart = {
  uid: string;
  /** In the order added. */
  lines: StoredLine[];
  /** What a write is guarded by; undefined when there is no cart yet. */
  revision: unknown;
};

/**
 * Writes answer false, and change nothing, when the cart has changed since it was read: read it
 * again and decide anew.
 */
export type CartStore = {
  find(uid: string): Promise<StoredCart>;
  /** Everything that adding a dish depends on, as of one moment. */
  findForAdding(key: {
    uid: string;
    menuItemId: string;
  }): Promise<{ user: StoredUser | undefined; dish: MenuItem | undefined; cart: StoredCart }>;
  addLine(cart: StoredCart, line: StoredLine, email: string): Promise<boolean>;
  setQuantity(cart: StoredCart, line: { id: string; quantity: number }): Promise<boolean>;
  removeLine(cart: StoredCart, line: { id: string }): Promise<boolean>;
};
