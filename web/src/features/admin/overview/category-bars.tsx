import { categories } from '@thymely/contract/categories';
import { DishPicture } from '../dishes/dish-picture.tsx';
import type { CategoryFigure } from './menu-figures.ts';

/** The number of dishes in each category, as bars. */
export function CategoryBars({ figures }: { figures: CategoryFigure[] }) {
  const most = Math.max(1, ...figures.map(({ dishes }) => dishes));
  return (
    <ul className="grid grid-cols-1 gap-3.5">
      {figures.map(({ category, dishes, newest }) => (
        <li key={category} className="grid grid-cols-[auto_1fr] items-center gap-x-4">
          <DishPicture
            image={newest?.image}
            category={category}
            className="size-11 rounded-pill"
            pictureClassName="size-8"
          />
          <div className="grid gap-1.5">
            <p className="flex justify-between gap-4 leading-none">
              <span className="font-semibold">{categories[category].label}</span>
              <span className="text-soft tabular-nums">
                {dishes} {dishes === 1 ? 'dish' : 'dishes'}
              </span>
            </p>
            <span aria-hidden="true" className="block h-2 rounded-pill bg-hairline">
              <span
                className="block h-2 rounded-pill bg-leaf-500"
                style={{ width: `${(dishes / most) * 100}%` }}
              />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
