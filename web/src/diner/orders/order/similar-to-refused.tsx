import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { menuQuery } from '../../../api/menu/menu.ts';
import { outTodayOf, useOrdering } from '../../../api/ordering.ts';
import type { Order } from '../../../api/orders/orders.ts';
import { AddToCartButton } from '../../../shared/add-to-cart.tsx';
import { DishNameAndPrice } from '../../../shared/dish-name-and-price.tsx';
import { containedInWords } from '../../../shared/diets/contained-in-words.ts';
import { useSimilarDishes } from '../../../shared/similar/use-similar-dishes.ts';
import * as words from './words.en.ts';

/** Offers similar dishes for the first dish that a refused order could not have. */
export function SimilarToRefused({ order }: { order: Order }) {
  const id = useId();
  const missing = useMissingLine(order);
  const dishes = useSimilarDishes(missing, {
    taken: order.lines.map(({ menuItemId }) => menuItemId),
    allergies: order.allergies,
  });
  if (!missing || dishes.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="font-semibold">
        {words.insteadOf(<bdi key="dish">{missing.name}</bdi>)}
      </p>
      <ul className="grid gap-2">
        {dishes.map((dish) => (
          <li
            key={dish._id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-sm bg-card py-2 pe-2 ps-4 text-ink"
          >
            <DishNameAndPrice dish={dish} className="basis-40 leading-snug" />
            <AddToCartButton dish={dish} note={containedInWords(dish)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first line whose dish cannot be had now. A kitchen that is only busy lacks no dish. */
function useMissingLine({ state, refusal, lines }: Order) {
  const isRejected = state === 'rejected';
  const { data: menu } = useQuery({ ...menuQuery, enabled: isRejected });
  const { data: ordering } = useOrdering();
  if (!isRejected || !menu || !ordering) return undefined;
  const canBeHad = (id: string) =>
    menu.some(({ _id }) => _id === id) && !outTodayOf(ordering).includes(id);
  const gone = lines.find(({ menuItemId }) => !canBeHad(menuItemId));
  return gone ?? (refusal?.code === 'sold_out' ? lines[0] : undefined);
}
