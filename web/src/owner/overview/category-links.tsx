import { Link } from 'react-router-dom';
import { categories } from '@thymely/contract/ground/categories';
import { formatCents } from '../../model/format-price.ts';
import { ListedDishPicture } from '../parts/dish/dish-picture.tsx';
import { dishesInWords } from '../parts/dish/bulk-words.ts';
import type { CategoryFigure } from './menu-figures.ts';

/** Each category with its price range, linked to its dishes, or to the form for its first. */
export function CategoryLinks({ figures }: { figures: CategoryFigure[] }) {
  return (
    <ul className="-mx-2 grid grid-cols-1 gap-1">
      {figures.map(({ category, dishes, newest, cents }) => (
        <li key={category}>
          <Link
            to={dishes > 0 ? `/dashboard/manage-items?category=${category}` : '/dashboard/add-menu'}
            className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 rounded-sm p-2 transition-colors hover:bg-leaf-100"
          >
            <ListedDishPicture
              image={newest?.image}
              category={category}
              className="size-11 rounded-pill"
              pictureClassName="size-8"
            />
            <span className="leading-snug">
              <span className="block font-semibold">{categories[category].label}</span>
              <span className="text-sm text-soft">
                {dishes > 0 ? dishesInWords(dishes) : 'No dishes yet'}
              </span>
            </span>
            {cents ? (
              <span className="text-sm text-soft tabular-nums">{rangeInWords(cents)}</span>
            ) : (
              <span className="text-sm font-semibold text-leaf-700">Add a dish</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function rangeInWords({ from, to }: { from: number; to: number }): string {
  return from === to ? formatCents(from) : `${formatCents(from)}–${formatCents(to)}`;
}
