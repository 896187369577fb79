import type { QueryClient } from '@tanstack/react-query';
import type { Category } from '@thymely/contract/ground/categories';
import { menuLimits } from '@thymely/contract/menu/limits';
import type { EditedDish } from '../../api/menu/menu-editing.ts';
import { readOrderAgain, sendMenuOrder, type SavedOrder } from '../../api/menu/menu-order.ts';
import { isApiError, messageOf } from '../../lib/http/api-error.ts';
import { inListedOrder, onTop, type DishIds } from './arranged-list.ts';

/** An order of all dishes of a category. One that nobody arranged is the newest first, and stays so. */
export type OrderOfDishes = { ids: DishIds; isArranged: boolean };
/** The order that is saved, as far as a screen knows. */
export type Base = OrderOfDishes & { version: string | undefined };

export const idsOf = (dishes: readonly EditedDish[]) => dishes.map(({ _id }) => _id);

type Read = { menu: readonly EditedDish[]; order: SavedOrder };

export function baseOf(category: Category, { menu, order: { ids, version } }: Read): Base {
  return { ids: idsOf(inListedOrder(menu, category, ids)), isArranged: ids.length > 0, version };
}

/** Reads the order that is saved now. */
export async function readBase(client: QueryClient, category: Category): Promise<Base> {
  return baseOf(category, await readOrderAgain(client, category));
}

type Saving = {
  category: Category;
  mine: OrderOfDishes;
  base: Base;
  /** Whether it replaces whatever is saved by now. */
  isForced?: boolean;
};

type Outcome = { base: Base } & (
  | {
      outcome: 'saved' | 'saved on top';
      /** The order that it has replaced. */
      before: OrderOfDishes;
    }
  | {
      /** Somebody else saves again and again: a person decides. */
      outcome: 'outdated' | 'failed';
      mine: OrderOfDishes;
      failure?: string;
    }
);

/**
 * Saves an order. If somebody else has saved one meanwhile, one's own moves are put on top of it and
 * sent once more.
 *
 * @throws ApiError when it was not saved for another reason; nothing has changed then.
 */
export async function saveOrder(
  client: QueryClient,
  { category, mine, base, isForced = false }: Saving,
): Promise<Outcome> {
  const send = async (order: OrderOfDishes, version: string | undefined): Promise<Base> => {
    const ids = order.isArranged ? order.ids.slice(0, menuLimits.dishesArranged) : [];
    const saved = await sendMenuOrder(client, { category, ids, version });
    return { ...order, version: saved.version };
  };
  try {
    const saved = await send(mine, isForced ? undefined : base.version);
    return { outcome: 'saved', base: saved, before: base };
  } catch (error) {
    if (!isOutdated(error)) throw error;
  }
  const theirs = await readBase(client, category);
  const ids = onTop({ base: base.ids, mine: mine.ids, theirs: theirs.ids });
  const merged = { ids, isArranged: mine.isArranged };
  try {
    const saved = await send(merged, theirs.version);
    return { outcome: 'saved on top', base: saved, before: theirs };
  } catch (error) {
    if (isOutdated(error)) return { outcome: 'outdated', base: theirs, mine: merged };
    return { outcome: 'failed', base: theirs, mine: merged, failure: messageOf(error) };
  }
}

/** Whether the order has another version by now, or a dish has left the category. */
function isOutdated(error: unknown): boolean {
  return isApiError(error, 409) || (isApiError(error, 400) && error.fields['ids'] !== undefined);
}
