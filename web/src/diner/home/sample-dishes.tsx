import { home } from '@brand/home.ts';
import { useCategories } from '../../lib/categories.ts';
import { DishLink } from '../../shared/dish-link.tsx';
import { ListedPrice } from '../../shared/listed-price.tsx';
import { StarRating } from './star-rating.tsx';

/** Some dishes of the menu. They are drawn before the menu is loaded, so a test compares them with it. */
export function SampleDishes() {
  return (
    <ul className="relative mt-1 flex flex-wrap gap-2 sm:gap-6">
      {home.heroDishes.map((sample) => (
        <SampleDish key={sample.id} {...sample} />
      ))}
    </ul>
  );
}

function SampleDish(sample: (typeof home.heroDishes)[number]) {
  const { id, name, image, category, cents, hasSizes, stars } = sample;
  const { tint } = useCategories().of(category);
  return (
    <li
      className={`tint-${tint} relative flex flex-1 items-center gap-2 rounded-lg bg-card p-2 shadow-raised sm:gap-3 sm:p-3`}
    >
      <span className="tinted grid size-12 shrink-0 place-items-center rounded-sm sm:size-16">
        <img src={image} alt="" width="56" height="56" className="w-5/6" />
      </span>
      <div className="grid gap-0.5 text-sm leading-snug sm:text-base">
        <DishLink dishId={id} className="font-semibold after:absolute after:inset-0">
          {name}
        </DishLink>
        {stars !== undefined && <StarRating count={stars} />}
        <p className="font-bold text-tomato tabular-nums">
          <ListedPrice cents={cents} isFrom={hasSizes === true} />
        </p>
      </div>
    </li>
  );
}
