import { Suspense } from 'react';
import { useMayHaveKeptDishes } from '../../lib/kept-mark.ts';
import { lazyExtra } from '../lazy.tsx';

const KeptDishes = lazyExtra(() => import('./kept-dishes.tsx'), {
  withQueries: true,
  withStyles: true,
});

/** What a visitor has kept; its code is loaded only if there may be something. */
export function KeptDishesSlot({ hasRoom }: { hasRoom: boolean }) {
  return useMayHaveKeptDishes() ? (
    <Suspense>
      <KeptDishes hasRoom={hasRoom} />
    </Suspense>
  ) : null;
}
