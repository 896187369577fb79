import { useId } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import { useSoldOutDishes } from '../../../api/ordering.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { AddToCartButton } from '../../../shared/add-to-cart.tsx';
import * as words from '../../../shared/words.en.ts';

type DishOfferProps = { dish: MenuItem };

/** A dish's name and price, and the clock's only button that orders. */
export function DishOffer({ dish }: DishOfferProps) {
  const noteId = useId();
  const isSoldOut = useSoldOutDishes()?.includes(dish._id) ?? false;
  return (
    <>
      <p className="line-clamp-2 font-bold text-ink">{dish.name}</p>
      <p className="text-soft tabular-nums">
        {isSoldOut ? (
          <span id={noteId} className="font-semibold text-tomato">
            {words.soldOutToday}
          </span>
        ) : (
          <span translate="no">{formatCents(centsFromPrice(dish.price))}</span>
        )}
      </p>
      <AddToCartButton dish={dish} offReasonId={isSoldOut ? noteId : undefined} />
    </>
  );
}
