import { QueryScope } from '../api/query-scope.tsx';
import { PendingDish } from '../features/menu/pending-dish.tsx';

export default function PendingDishPart({ dishId }: { dishId: string }) {
  return (
    <QueryScope>
      <PendingDish dishId={dishId} />
    </QueryScope>
  );
}
