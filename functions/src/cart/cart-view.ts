import type { CartLine } from '@thymely/contract/cart/endpoints';
import { priceFromCents } from '@thymely/contract/ground/price/money';
import { presentLines, type Menu } from './present-line.ts';
import type { StoredLine } from './store.ts';

type View = { menu: Menu; email: string };

/** Returns a line with the menu's current words and prices as long as the dish is on the menu. */
export function toCartLine(line: StoredLine, { menu, email }: View): CartLine {
  const [shown] = toCartLines([line], { menu, email });
  if (shown === undefined) throw new Error('a line has no view');
  return shown;
}

export function toCartLines(lines: readonly StoredLine[], { menu, email }: View): CartLine[] {
  return presentLines(lines, menu).map(
    ({ line, dish, name, image, unitCents, choices, note, fault }) => ({
      _id: line.id,
      menuItemId: line.menuItemId,
      name,
      quantity: line.quantity,
      image,
      price: priceFromCents(unitCents),
      email,
      available: dish !== undefined,
      ...(choices.length > 0 && { choices }),
      ...(note !== '' && { note }),
      ...(fault !== undefined && { fault }),
      ...(dish?.taxRate !== undefined && { taxRate: dish.taxRate }),
    }),
  );
}
