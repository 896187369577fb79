import { centsFromPrice } from '@thymely/contract/money';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { categoryTints } from '../../ui/category-tints.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { LikeButton } from './like-button.tsx';

/**
 * A dish of the menu with its price and the button that orders it. Links nowhere. All cards are of
 * one height, two lines for the name and two for the recipe: dishes change places without a jump.
 */
export function DishCard({ dish }: { dish: MenuItem }) {
  return (
    <article className="rise relative grid grid-rows-[auto_1fr_auto] rounded-lg bg-card shadow-card">
      <div
        className={`${categoryTints[dish.category]} tinted grid h-48 place-items-center rounded-t-lg`}
      >
        <div className="tint-disc grid size-38 place-items-center">
          <div className="lifted rise-art">
            <Picture
              src={dish.image}
              width="128"
              height="128"
              loading="lazy"
              className="size-32 object-contain"
            />
          </div>
        </div>
      </div>
      <LikeButton dishName={dish.name} />
      <div className="grid min-h-30.5 content-start gap-1.5 px-5 pt-5 wrap-anywhere">
        <h3 className="line-clamp-2 text-xl font-bold">{dish.name}</h3>
        <p className="line-clamp-2 text-sm text-soft">{dish.recipe}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 p-5 pt-4">
        <Price cents={centsFromPrice(dish.price)} />
        <AddToCartButton dish={dish} />
      </div>
    </article>
  );
}
