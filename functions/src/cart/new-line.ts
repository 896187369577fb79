import { cartLimits } from '@thymely/contract/cart/limits';
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
import * as words from './words.en.ts';

/** The dish that a diner wants to add. */
export type Wish = {
  menuItemId: string;
  /** The chosen options. Default: the choices that the dish's groups preselect. */
  chosen: readonly ChosenOption[] | undefined;
  note: string;
};

type Addition = { id: string; wish: Wish; idempotencyKey: string | undefined };

/** The maximum size of a cart as JSON: its order, with more fields, must fit into a document. */
const mostBytes = 400_000;

/** @throws AppError as `addToCart` says. */
export function newLine({ id, wish, idempotencyKey }: Addition, reading: AddReading): StoredLine {
  const { lines } = reading;
  const line = {
    ...lineOf(wish, { id, reading }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
  const identity = lineIdentityOf(line);
  if (lines.some((other) => lineIdentityOf(other) === identity)) {
    throw new AppError('CONFLICT', words.alreadyThere);
  }
  const noRoom = whyNoRoom([...lines, line]);
  if (noRoom !== undefined) throw new AppError('CONFLICT', noRoom);
  return line;
}

/**
 * Returns the line for one portion of a dish, whatever else is in the cart.
 *
 * @throws AppError NOT_FOUND for an unknown dish; INVALID_REQUEST with the field `note` where none
 * is accepted, or `choices` for those that the dish does not offer.
 */
export function lineOf(
  wish: Wish,
  { id, reading }: { id: string; reading: AddReading },
): StoredLine {
  const { lines, takesNotes, menu } = reading;
  const { menuItemId, note } = wish;
  const dish = menu.items.find(({ _id }) => _id === menuItemId);
  if (dish === undefined) throw noSuchDish();
  if (note !== '' && !takesNotes) throw invalidField('note', words.noNotes);
  const { name, image, price, category } = dish;
  const choices = requireChoices(wish, dish, reading);
  return {
    id,
    menuItemId,
    quantity: 1,
    // The time is later than every other line's even if clocks differ, because it sorts the lines.
    addedAtMs: Math.max(Date.now(), (lines.at(-1)?.addedAtMs ?? 0) + 1),
    added: { name, image, price, category },
    ...(choices.length > 0 && { choices }),
    ...(note !== '' && { note }),
  };
}

/** Returns the preselected choices, or none if the diner chose. */
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
  // A diner's own choice may be back by the time of the order, but preselected ones are not
  // silently dropped.
  const fault = wish.chosen
    ? undefined
    : soldOutFault({ menuItemId: dish._id, choices: resolved.choices }, soldOutChoices);
  if (fault !== undefined) throw invalidField('choices', words.chooseAgain(fault.message));
  return resolved.choices;
}

/** Returns in words why a cart cannot hold these lines; undefined if it can. */
export function whyNoRoom(lines: Lines): string | undefined {
  if (lines.length > cartLimits.lines) return words.fullOfDishes(cartLimits.lines);
  const bytes = Buffer.byteLength(JSON.stringify(lines));
  return bytes > mostBytes ? words.fullOfChoices : undefined;
}

/**
 * Returns the line that an earlier call with this key added, if it is still in the cart.
 *
 * @throws AppError CONFLICT when that call was about something else.
 */
export function lineAddedBy(key: string, lines: Lines, wish: Wish): StoredLine | undefined {
  const line = lines.find(({ idempotencyKey }) => idempotencyKey === key);
  if (line === undefined) return undefined;
  const { menuItemId, note } = wish;
  // Without choices in the call, those that the line has are taken: the groups may have changed
  // since.
  const choices = wish.chosen ?? line.choices;
  if (lineIdentityOf(line) === lineIdentityOf({ menuItemId, choices, note })) return line;
  throw keyUsedForAnotherDish();
}
