import { Suspense } from 'react';
import { FilledSideCartContext, FrameInstead } from '../../diner/cart/side-cart/filled-context.ts';
import { deskWindow } from '../../lib/use-media.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lazyExtra, lazyWidePart } from '../lazy.tsx';

const SideCartColumn = lazyWidePart(
  () => import('../../diner/cart/side-cart/side-cart-column.tsx'),
  { withQueries: true },
  deskWindow,
);

const FilledSideCart = lazyExtra(
  () => import('../../diner/cart/side-cart/filled-side-cart.tsx'),
  { withStyles: true },
  FrameInstead,
);

/** The cart beside the menu: its frame is prerendered for everybody, and hydrated once the page is idle. */
export const sideCart = (
  <FilledSideCartContext value={(props) => <FilledSideCart {...props} />}>
    <Suspense fallback={<Skeleton className="h-48 rounded-lg" />}>
      <SideCartColumn />
    </Suspense>
  </FilledSideCartContext>
);
