import { QueryScope } from '../api/query-scope.tsx';
import { StandoutDishes } from '../features/home/standout-dishes.tsx';
import { DishCard } from '../shared/dish-card.tsx';

/** The home page's carousel, drawn with the menu's dish cards. */
export default function HomeDishes() {
  return (
    <QueryScope>
      <StandoutDishes renderDish={(dish) => <DishCard dish={dish} />} />
    </QueryScope>
  );
}
