import { limits } from '@thymely/contract/ground/limits';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import {
  defaultChoices,
  groupsOf,
  lineIdentityOf,
  resolveChoices,
  type ChosenOption,
  type ResolvedChoice,
  soldOutFault,
} from '@thymely/contract/options/choices';
import { AppError, invalidField } from '../platform/app-error.ts';
import { keyUsedForAnotherDish, noSuchDish } from '../menu/errors.ts';
import type { Menu } from './present-line.ts';
import type { AddReading, Lines, StoredLine } from './store.ts';

/** What a diner wants to be added. */
export type Wish = {
  menuItemId: string;
  /** Undefined: what the groups of the dish choose from the start. */
  chosen: readonly ChosenOption[] | undefined;
  note: string;
};

type Addition = { id: string; wish: Wish; idempotencyKey: string | undefined };

/** All that a cart's lines may take, as JSON: far below the size of a document, as an order is one too. */
const mostBytes = 400_000;

/** @throws AppError as `addToCart` says. */
export function newLine({ id, wish, idempotencyKey }: Addition, reading: AddReading): StoredLine {
  const { lines, takesNotes, menu } = reading;
  const { menuItemId, note } = wish;
  const dish = menu.items.find(({ _id }) => _id === menuItemId);
  if (dish === undefined) throw noSuchDish();
  if (note !== '' && !takesNotes) throw invalidField('note', "We can't take notes at the moment.");
  const { name, image, price } = dish;
  const choices = requireChoices(wish, dish, reading);
  const line = {
    id,
    menuItemId,
    quantity: 1,
    // Later than every other line, even when clocks differ: lines are shown in the order added.
    addedAtMs: Math.max(Date.now(), (lines.at(-1)?.addedAtMs ?? 0) + 1),
    added: { name, image, price },
    ...(choices.length > 0 && { choices }),
    ...(note !== '' && { note }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
  const identity = lineIdentityOf(line);
  if (lines.some((other) => lineIdentityOf(other) === identity)) {
    throw new AppError('CONFLICT', 'This dish is already in your cart.');
  }
  requireRoom([...lines, line]);
  return line;
}

/** What is left to the dish to choose. */
export function choicesFromTheStart({ menuItemId, chosen }: Wish, menu: Menu): ChosenOption[] {
  const dish = menu.items.find(({ _id }) => _id === menuItemId);
  return dish === undefined || chosen !== undefined
    ? []
    : defaultChoices(groupsOf(dish, menu.groups));
}

/** @throws AppError INVALID_REQUEST that names the group. */
function requireChoices(
  wish: Wish,
  dish: MenuItem,
  { menu, soldOutChoices }: AddReading,
): ResolvedChoice[] {
  const groups = groupsOf(dish, menu.groups);
  const chosen = wish.chosen ?? choicesFromTheStart(wish, menu);
  const resolved = resolveChoices({ groups, chosen });
  if ('fault' in resolved) throw invalidField('choices', resolved.fault.message);
  // What a diner has chosen may be back by the time of the order; what nobody chose is not left out
  // silently.
  const fault = wish.chosen ? undefined : soldOutFault(resolved.choices, soldOutChoices);
  if (fault !== undefined) throw invalidField('choices', `${fault.message} Choose again.`);
  return resolved.choices;
}

/** @throws AppError CONFLICT */
function requireRoom(lines: Lines): void {
  if (lines.length > limits.cartLines) {
    throw new AppError(
      'CONFLICT',
      `Your cart is full. It can hold up to ${limits.cartLines} dishes.`,
    );
  }
  if (Buffer.byteLength(JSON.stringify(lines)) > mostBytes) {
    throw new AppError('CONFLICT', 'Your cart is full. It holds too many choices.');
  }
}

/**
 * The line that an earlier call with this key made, if it is still in the cart.
 *
 * @throws AppError CONFLICT when that call was about something else.
 */
export function lineAddedBy(key: string, lines: Lines, wish: Wish): StoredLine | undefined {
  const line = lines.find(({ idempotencyKey }) => idempotencyKey === key);
  if (line === undefined) return undefined;
  const { menuItemId, note } = wish;
  // What was left to the dish is what it chose then: its groups may have changed since.
  const choices = wish.chosen ?? line.choices;
  if (lineIdentityOf(line) === lineIdentityOf({ menuItemId, choices, note })) return line;
  throw keyUsedForAnotherDish();
}
