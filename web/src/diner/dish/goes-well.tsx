import { Link } from 'react-router-dom';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import { useCategories } from '../../lib/categories.ts';
import { dishPath } from '../../model/dish-address.ts';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { DishLink } from '../../shared/dish-link.tsx';
import { DishThumb } from '../../shared/dish-thumb.tsx';
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
        {dishes.map(({ _id, name, image, category, price }) => (
          <li
            key={_id}
            className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2 rounded-sm border border-hairline p-2 sm:gap-3 hover:border-leaf-700"
          >
            <DishThumb
              dish={{ _id, image, category }}
              className={`tint-${categories.of(category).tint} tinted size-11 rounded-sm sm:size-16`}
            />
            <span className="grid text-sm leading-snug sm:text-base">
              {isPage ? (
                <Link to={dishPath(_id)} className={linkClasses}>
                  {name}
                </Link>
              ) : (
                <DishLink dishId={_id} className={linkClasses}>
                  {name}
                </DishLink>
              )}
              <span className="text-sm text-soft tabular-nums">
                {soldOut.includes(_id) ? (
                  words.soldOutToday
                ) : (
                  <span translate="no">{formatCents(centsFromPrice(price))}</span>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
