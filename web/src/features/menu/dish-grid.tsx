import { Link } from 'react-router-dom';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { DishCard } from '../../shared/dish-card.tsx';
import { gridClasses } from './dish-grid-skeleton.tsx';
import { useFocusKept } from './use-focus-kept.ts';

/** One page of dishes; a category without any says so. */
export function DishGrid({ dishes }: { dishes: MenuItem[] }) {
  const focus = useFocusKept(dishes);
  if (dishes.length === 0) return <NoDishes />;
  return (
    <ul {...focus} className={gridClasses}>
      {dishes.map((dish, place) => (
        // A dish at another place is another card: nothing moves while somebody reads or aims.
        <li key={`${place} ${dish._id}`} data-dish={dish._id} className="grid grid-cols-1">
          <DishCard dish={dish} />
        </li>
      ))}
    </ul>
  );
}

function NoDishes() {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-card px-6 py-14 text-center shadow-card">
      <span className="tint-salad tint-disc grid size-32 place-items-center">
        <img src="/dish-art/1f37d-fe0f.webp" alt="" width="80" height="80" loading="lazy" />
      </span>
      <p className="text-lg font-semibold">There's nothing in this category today.</p>
      <Link
        to="/menu"
        className="font-semibold text-leaf-700 underline underline-offset-4 hover:text-leaf-800"
      >
        See the full menu
      </Link>
    </div>
  );
}
