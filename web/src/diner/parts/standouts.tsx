import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery, standoutDishes } from '../../api/menu/menu.ts';
import { useLeftToday, useSoldOutDishes } from '../../api/ordering.ts';
import { DishCard } from '../../shared/dish-card.tsx';
import { standoutsGrid, StandoutsSkeleton } from './standouts-skeleton.tsx';
import * as words from './words.en.ts';

const shownAtMost = 4;

/** Popular dishes, for a page that has little else; those that are available today come first. */
export default function Standouts() {
  const headingId = useId();
  const { data: menu, isLoading } = useQuery(menuQuery);
  const soldOut = useSoldOutDishes() ?? [];
  const left = useLeftToday();
  const isOut = ({ _id }: MenuItem) => soldOut.includes(_id) || left.get(_id) === 0;
  if (isLoading) return <StandoutsSkeleton />;
  const popular = standoutDishes(menu ?? []);
  const dishes = [...popular.filter((dish) => !isOut(dish)), ...popular.filter(isOut)].slice(
    0,
    shownAtMost,
  );
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <h2 id={headingId} className="text-xl font-bold">
        {words.popularHere}
      </h2>
      <ul className={standoutsGrid}>
        {dishes.map((dish) => (
          <li key={dish._id} className="grid">
            <DishCard
              dish={dish}
              isSoldOut={soldOut.includes(dish._id)}
              left={left.get(dish._id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
