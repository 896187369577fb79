import type { CartLine } from '@thymely/contract/cart/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';

/** A line as it is stored. What is shown comes from the menu, as long as the dish is on it. */
export type StoredLine = {
  id: string;
  menuItemId: string;
  quantity: number;
  addedAtMs: number;
  /** The dish as it was when added: all there is to show once it is off the menu. */
  added: Pick<MenuItem, 'name' | 'image' | 'price'>;
  /** From the call that added the line. A repeated call finds its own line by it. */
  idempotencyKey?: string;
};

type Parts = { line: StoredLine; dish: MenuItem | undefined; email: string };

/** A line as the diner sees it: with the name, image and price on the menu, while it is there. */
export function toCartLine({ line, dish, email }: Parts): CartLine {
  const { name, image, price } = dish ?? line.added;
  return {
    _id: line.id,
    menuItemId: line.menuItemId,
    name,
    quantity: line.quantity,
    image,
    price,
    email,
    available: dish !== undefined,
  };
}

export type CartReading = {
  /** In the order added. */
  lines: readonly StoredLine[];
  /** The dish that is to be added, if it is on the menu. */
  dish: MenuItem | undefined;
};

/** The new lines, unless nothing changes, and what to answer. */
export type CartDecision<Answer> = { lines?: readonly StoredLine[]; answer: Answer };

type CartUpdate = {
  uid: string;
  email: string;
  /** Read together with the cart, and with the user: a diner who is being removed gets no cart. */
  menuItemId?: string;
};

export type CartStore = {
  /** In the order added. */
  read(uid: string): Promise<readonly StoredLine[]>;
  /** @throws AppError UNAUTHENTICATED when a dish is to be added for someone who is being removed. */
  update<Answer>(
    update: CartUpdate,
    decide: (reading: CartReading) => CartDecision<Answer>,
  ): Promise<Answer>;
};
