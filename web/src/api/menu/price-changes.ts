import { useMutation, useQueryClient } from '@tanstack/react-query';
import { centsFromPrice, priceFromCents } from '@thymely/contract/ground/price/money';
import { changePrices, type PriceOutcome } from '@thymely/contract/menu/endpoints';
import { callApi } from '../../lib/http/call-api.ts';
import { refetchMenu, type EditedDish } from './menu-editing.ts';

/** A dish as somebody saw it, and the price that it is to get, in cents. */
export type NewPrice = { seen: EditedDish; cents: number };

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
      const prices = wanted.map(({ seen: { _id, version = '*' }, cents }) => ({
        _id,
        version,
        price: priceFromCents(cents),
      }));
      const answer = await callApi(changePrices, { body: { prices } });
      const outcomes = new Map(answer.prices.map((each) => [each._id, each]));
      const withOutcome = wanted.map((each) => ({ ...each, outcome: outcomes.get(each.seen._id) }));
      return {
        changed: withOutcome.filter(isDone).map(({ seen, cents, outcome }) => ({
          seen: {
            ...seen,
            price: priceFromCents(cents),
            version: outcome?.version ?? seen.version,
          },
          cents: centsFromPrice(seen.price),
        })),
        left: withOutcome.filter((each) => !isDone(each)).map(({ seen }) => seen),
      };
    },
    onSettled: () => refetchMenu(client),
  });
}

/** A dish with the price already has it from an attempt whose answer got lost. */
function isDone({ outcome }: { outcome: PriceOutcome | undefined }): boolean {
  return outcome?.outcome === 'changed' || outcome?.outcome === 'unchanged';
}
