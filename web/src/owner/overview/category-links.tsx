import { Link } from 'react-router-dom';
import { categoryOf } from '@thymely/contract/ground/categories';
import { inThousands } from '@thymely/contract/ground/in-words';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { pictureOf } from '../../model/painted-plate.ts';
import { ListedDishPicture } from '../parts/dish/dish-picture.tsx';
import { dishesInWords } from '../parts/dish/bulk-words.ts';
import type { CategoryFigure } from './menu-figures.ts';
import * as words from './words.en.ts';

/** Each category with its price range, linked to its dishes, or to the form for its first. */
export function CategoryLinks({ figures }: { figures: CategoryFigure[] }) {
  return (
    <ul className="-mx-2 grid grid-cols-1 gap-1">
      {figures.map(({ category, dishes, newest, cents }) => (
        <li key={category}>
          <Link
            to={dishes > 0 ? `/dashboard/manage-items?category=${category}` : '/dashboard/add-menu'}
            className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 rounded-sm p-2 max-[20rem]:grid-cols-1 transition-colors hover:bg-leaf-100"
          >
            <ListedDishPicture
              image={newest && pictureOf(newest)}
              category={category}
              className="size-11 rounded-pill"
              pictureClassName="size-8"
            />
            <span className="leading-snug">
              <span className="block font-semibold">{categoryOf(category).label}</span>
              <span className="text-sm text-soft">
                {dishes > 0 ? dishesInWords(dishes) : words.noDishesYet}
              </span>
            </span>
            {cents ? (
              <span className="text-sm text-soft tabular-nums" translate="no">
                {rangeInWords(cents)}
              </span>
            ) : (
              <span className="text-sm font-semibold text-leaf-700">{words.addDish}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Names the dishes that no tab of the menu shows, each linked to the form that mends it. */
export function UncategorizedDishes({ dishes }: { dishes: readonly MenuItem[] }) {
  if (dishes.length === 0) return null;
  const { length } = dishes;
  return (
    <div role="note" className="mt-3 rounded-sm bg-amber-100 p-3 text-amber">
      <p className="font-semibold">{words.uncategorized(length, inThousands(length))}</p>
      <p className="mt-1 text-sm">{words.underAllOnly(length)}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {dishes.map(({ _id, name }) => (
          <li key={_id}>
            <Link to={`/dashboard/update-menu/${_id}`} className="inline-block py-1 underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function rangeInWords({ from, to }: { from: number; to: number }): string {
  return from === to ? formatCents(from) : `${formatCents(from)}–${formatCents(to)}`;
}
