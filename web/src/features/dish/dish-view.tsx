import { useMemo } from 'react';
import { categories } from '@thymely/contract/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { centsFromPrice } from '@thymely/contract/money';
import { useSoldOutDishes } from '../../api/ordering.ts';
import { Price } from '../../shared/dish-card.tsx';
import { classes } from '../../ui/classes.ts';
import { DishPicture } from './dish-picture.tsx';
import { GoesWell } from './goes-well.tsx';
import { goesWellWith } from './goes-well-with.ts';
import { OrderBar } from './order-bar.tsx';
import { useDishOrder } from './use-dish-order.ts';

type DishViewProps = {
  dish: MenuItem;
  menu: readonly MenuItem[];
  /** On a page its name is the heading. */
  isPage: boolean;
  onAdded: () => void;
};

/** All about a dish, and the button that orders it: the same in the sheet and on its page. */
export function DishView({ dish, menu, isPage, onAdded }: DishViewProps) {
  const { name, recipe, category, price } = dish;
  const soldOut = useSoldOutDishes() ?? [];
  const isSoldOut = soldOut.includes(dish._id);
  const order = useDishOrder(dish, {}, onAdded);
  const company = useMemo(() => goesWellWith(dish, menu), [dish, menu]);
  const Name = isPage ? 'h1' : 'h2';
  return (
    <article className="grid grid-cols-1 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <DishPicture
        dish={dish}
        isGray={isSoldOut}
        className={classes('h-75 md:h-140', isPage ? 'md:h-auto' : 'md:sticky md:top-0')}
      />
      <div className="flex flex-col md:min-h-140">
        <div className="grid flex-1 content-start gap-5 p-5 md:p-7">
          <div className="grid gap-2">
            <p className="eyebrow">{categories[category].label}</p>
            <Name className="text-3xl font-bold wrap-anywhere md:pr-10">{name}</Name>
            <Price cents={centsFromPrice(price)} />
          </div>
          <p className="whitespace-pre-line text-soft wrap-anywhere">{recipe}</p>
          <GoesWell dishes={company} soldOut={soldOut} />
        </div>
        <OrderBar name={name} unitCents={centsFromPrice(price)} {...{ order, isSoldOut }} />
      </div>
    </article>
  );
}
