import type {
  MenuItem,
  MenuItemChanges,
  PriceChange,
  PriceOutcome,
} from '@thymely/contract/menu/endpoints';
import type { Actor } from '../audit/store.ts';
import { matchesEntityTag } from '../http/entity-tag.ts';
import { pricedBySizes } from './check-dish.ts';
import { changedDish, entityTagOfDish, hasChanges } from './dish-content.ts';
import type { MenuReading, MenuStore } from './store.ts';

type ChangePricesInput = { prices: readonly PriceChange[]; actor: Actor };

/** Changes prices in one write, except those of dishes that somebody else has changed meanwhile. */
export async function changePrices(
  { menu }: { menu: MenuStore },
  { prices, actor }: ChangePricesInput,
): Promise<PriceOutcome[]> {
  const ids = prices.map(({ _id }) => _id);
  return menu.updateSeveral({ ids, actor }, (reading) => {
    const answer = prices.map((change) => outcomeOf(change, reading));
    const changed = prices.filter((_, place) => answer[place]?.outcome === 'changed');
    return {
      changes: changed.map((change) => ({
        update: change._id,
        changes: newPricesOf(change, reading.onMenu.get(change._id)) ?? {},
      })),
      answer,
    };
  });
}

function outcomeOf(change: PriceChange, { onMenu }: MenuReading): PriceOutcome {
  const { _id, version } = change;
  const present = onMenu.get(_id);
  if (present === undefined) return { _id, outcome: 'gone' };
  const presentVersion = entityTagOfDish(present);
  const changes = newPricesOf(change, present);
  if (changes === undefined) return { _id, outcome: 'outdated', version: presentVersion };
  // A call that is repeated because its answer got lost succeeds, whatever the version.
  if (!hasChanges(present, changes)) return { _id, outcome: 'unchanged', version: presentVersion };
  if (!matchesEntityTag(version, presentVersion))
    return { _id, outcome: 'outdated', version: presentVersion };
  return { _id, outcome: 'changed', version: entityTagOfDish(changedDish(present, changes)) };
}

/** Returns what changes about the dish; undefined if it does not have these sizes, or has some. */
function newPricesOf(
  change: PriceChange,
  present: MenuItem | undefined,
): MenuItemChanges | undefined {
  const sizes = present?.sizes;
  if ('price' in change) return sizes === undefined ? { price: change.price } : undefined;
  if (!sizes || change.sizes.some(({ id }) => !sizes.some((size) => size.id === id))) {
    return undefined;
  }
  const centsOf = new Map(change.sizes.map(({ id, cents }) => [id, cents]));
  return pricedBySizes({
    sizes: sizes.map((size) => ({ ...size, cents: centsOf.get(size.id) ?? size.cents })),
  });
}
