import { useParams } from 'react-router-dom';
import { DishDetails } from './dish-details.tsx';
import { useDish } from './use-dish.ts';

/** A dish's own page: what its sheet shows. */
export default function DishScreen() {
  const { id = '' } = useParams();
  const shown = useDish(id);
  return (
    <div className="container-page pt-28">
      <div className="overflow-hidden rounded-lg bg-card shadow-card">
        <DishDetails key={id} shown={shown} isPage />
      </div>
    </div>
  );
}
