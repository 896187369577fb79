import { Link } from 'react-router-dom';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { useCategories } from '../../lib/categories.ts';
import { dishPath } from '../../model/dish-address.ts';
import { DishLink } from '../../shared/dish-link.tsx';
import { DishPrice } from '../../shared/dish-price.tsx';
import { DishThumb } from '../../shared/dish-thumb.tsx';
import { useOutWords } from '../../shared/out-words.ts';
import * as words from './words.en.ts';

type GoesWellProps = {
  dishes: MenuItem[];
  soldOut: readonly string[];
  /** Whether this is a dish's page: its links lead to pages, too. */
  isPage: boolean;
};

const linkClasses = 'line-clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0';

/** Other dishes, each of which opens in place of this one. */
export function GoesWell({ dishes, soldOut, isPage }: GoesWellProps) {
  const categories = useCategories();
  if (dishes.length === 0) return null;
  const Heading = isPage ? 'h2' : 'h3';
  return (
    <section
      aria-labelledby="goes-well"
      data-part="goes"
      className="grid content-start gap-3 px-4 pt-6 pb-5 md:px-7 md:pb-7"
    >
      <Heading id="goes-well" className="text-base font-bold">
        {words.goesWellWith}
      </Heading>
      <ul className="grid grid-cols-1 gap-3 min-[20rem]:grid-cols-2">
        {dishes.map((dish) => (
          <li
            key={dish._id}
            className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2 rounded-sm border border-hairline p-2 sm:gap-3 hover:border-leaf-700"
          >
            <DishThumb
              dish={dish}
              className={`tint-${categories.of(dish.category).tint} tinted size-11 rounded-sm sm:size-16`}
            />
            <span className="grid text-sm leading-snug sm:text-base">
              {isPage ? (
                <Link to={dishPath(dish._id)} className={linkClasses}>
                  {dish.name}
                </Link>
              ) : (
                <DishLink dishId={dish._id} className={linkClasses}>
                  {dish.name}
                </DishLink>
              )}
              <span className="text-sm text-soft tabular-nums">
                <PriceOrWhyOut dish={dish} isSoldOut={soldOut.includes(dish._id)} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PriceOrWhyOut({ dish, isSoldOut }: { dish: MenuItem; isSoldOut: boolean }) {
  const { text } = useOutWords(dish, { isSoldOut });
  return text === undefined ? <DishPrice dish={dish} /> : <span>{text}</span>;
}
