import { Link } from 'react-router-dom';
import { centsFromPrice } from '@thymely/contract/money';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { formatCents } from '../../../lib/format-price.ts';
import { categoryNames } from '../category-looks.ts';
import { DishPicture } from '../dishes/dish-picture.tsx';

/** Dishes that were added last, each leading to where it is edited. */
export function NewestDishes({ dishes }: { dishes: MenuItem[] }) {
  return (
    <ul className="-mx-2 grid grid-cols-1 gap-1">
      {dishes.map(({ _id, name, image, category, price }) => (
        <li key={_id}>
          <Link
            to={`/dashboard/update-menu/${_id}`}
            className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 rounded-sm p-2 transition-colors hover:bg-leaf-100"
          >
            <DishPicture
              image={image}
              category={category}
              className="size-12 rounded-sm"
              pictureClassName="size-9"
            />
            <span className="min-w-0 leading-snug">
              <span className="block truncate font-semibold">{name}</span>
              <span className="text-sm text-soft">{categoryNames[category]}</span>
            </span>
            <span className="font-semibold tabular-nums">{formatCents(centsFromPrice(price))}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
