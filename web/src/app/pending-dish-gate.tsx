import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { pendingDishId } from '../api/pending-dish-state.ts';
import { loadPart } from '../lib/load-chunk.ts';

const PendingDish = lazy(() => loadPart(() => import('./pending-dish-part.tsx')));

/** Looks after a dish that was remembered through the login, when there is one. */
export function PendingDishGate() {
  const dishId = pendingDishId(useLocation().state);
  if (dishId === undefined) return null;
  return (
    <Suspense>
      <PendingDish dishId={dishId} />
    </Suspense>
  );
}
