import { useId } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { useLeftToday, useSoldOutDishes } from '../../../api/ordering.ts';
import { AddToCartButton } from '../../../shared/add-to-cart.tsx';
import { DishPrice } from '../../../shared/dish-price.tsx';
import { useOutWords } from '../../../shared/out-words.ts';

type DishOfferProps = { dish: MenuItem };

/** A dish's name and price, and the clock's only button that orders. */
export function DishOffer({ dish }: DishOfferProps) {
  const noteId = useId();
  const isSoldOut = useSoldOutDishes()?.includes(dish._id) ?? false;
  const isOut = useLeftToday().get(dish._id) === 0;
  const { text, isOff } = useOutWords(dish, { isSoldOut, isOut });
  return (
    <>
      <p className="line-clamp-2 font-bold text-ink">{dish.name}</p>
      <p className="text-soft tabular-nums">
        {text === undefined ? (
          <DishPrice dish={dish} />
        ) : (
          <span id={noteId} className="font-semibold text-tomato">
            {text}
          </span>
        )}
      </p>
      <AddToCartButton dish={dish} offReasonId={isOff ? noteId : undefined} />
    </>
  );
}
