import { useMutation, useQueryClient } from '@tanstack/react-query';
import { centsFromPrice, priceFromCents } from '@thymely/contract/ground/price/money';
import { changePrices, type PriceOutcome } from '@thymely/contract/menu/endpoints';
import { lowestCents, type DishSize } from '@thymely/contract/menu/sizes';
import { callApi } from '../../lib/http/call-api.ts';
import { refetchMenu, type EditedDish } from './menu-editing.ts';

type SizePrice = Pick<DishSize, 'id' | 'cents'>;

/** A dish as somebody saw it, and the price that it is to get, in cents; or those of some of its sizes. */
export type NewPrice =
  | { seen: EditedDish; cents: number; sizes?: undefined }
  | { seen: EditedDish; sizes: readonly SizePrice[] };

export type ChangedPrices = {
  /** The dishes with their new versions, and the prices that they had, by which to take it back. */
  changed: NewPrice[];
  /** The dishes that somebody else has changed or deleted meanwhile. They were left as they are. */
  left: EditedDish[];
};

/** Changes prices all at once; afterwards the menu is read again wherever it is shown. */
export function useChangePrices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: readonly NewPrice[]): Promise<ChangedPrices> => {
      // As in If-Match, `*` is any version.
      const prices = wanted.map(({ seen: { _id, version = '*' }, ...to }) => ({
        _id,
        version,
        ...(to.sizes ? { sizes: [...to.sizes] } : { price: priceFromCents(to.cents) }),
      }));
      const answer = await callApi(changePrices, { body: { prices } });
      const outcomes = new Map(answer.prices.map((each) => [each._id, each]));
      const withOutcome = wanted.map((each) => ({ ...each, outcome: outcomes.get(each.seen._id) }));
      return {
        changed: withOutcome.filter(isDone).map(({ outcome, ...change }) => {
          const before = pricesBefore(change);
          const version = outcome?.version ?? change.seen.version;
          return { ...before, seen: { ...withNewPrice(change), version } };
        }),
        left: withOutcome.filter((each) => !isDone(each)).map(({ seen }) => seen),
      };
    },
    onSettled: () => refetchMenu(client),
  });
}

/** Returns what takes a change back. */
function pricesBefore({ seen, sizes }: NewPrice): NewPrice {
  if (!sizes) return { seen, cents: centsFromPrice(seen.price) };
  const known = seen.sizes ?? [];
  return {
    seen,
    sizes: sizes.flatMap(({ id }) => {
      const size = known.find((each) => each.id === id);
      return size ? [{ id, cents: size.cents }] : [];
    }),
  };
}

function withNewPrice(change: NewPrice): EditedDish {
  const { seen } = change;
  if (!change.sizes) return { ...seen, price: priceFromCents(change.cents) };
  const next = new Map(change.sizes.map(({ id, cents }) => [id, cents]));
  const sizes = (seen.sizes ?? []).map((size) => ({
    ...size,
    cents: next.get(size.id) ?? size.cents,
  }));
  return { ...seen, sizes, price: priceFromCents(lowestCents(sizes)) };
}

/** A dish with the price already has it from an attempt whose answer got lost. */
function isDone({ outcome }: { outcome: PriceOutcome | undefined }): boolean {
  return outcome?.outcome === 'changed' || outcome?.outcome === 'unchanged';
}
