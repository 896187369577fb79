import type { PriceChange, PriceOutcome } from '@thymely/contract/menu/endpoints';
import type { Actor } from '../audit/store.ts';
import { matchesEntityTag } from '../http/entity-tag.ts';
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
      changes: changed.map(({ _id, price }) => ({ update: _id, changes: { price } })),
      answer,
    };
  });
}

function outcomeOf({ _id, version, price }: PriceChange, { onMenu }: MenuReading): PriceOutcome {
  const present = onMenu.get(_id);
  if (present === undefined) return { _id, outcome: 'gone' };
  const presentVersion = entityTagOfDish(present);
  // A call that is repeated because its answer got lost succeeds, whatever the version.
  if (!hasChanges(present, { price }))
    return { _id, outcome: 'unchanged', version: presentVersion };
  if (!matchesEntityTag(version, presentVersion))
    return { _id, outcome: 'outdated', version: presentVersion };
  return { _id, outcome: 'changed', version: entityTagOfDish(changedDish(present, { price })) };
}
