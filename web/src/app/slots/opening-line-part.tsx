import { Suspense } from 'react';
import { lazyExtraPart } from '../lazy.tsx';

const OpeningLine = lazyExtraPart(() => import('../../shared/opening-line.tsx'), {
  withQueries: true,
});

/** The opening line of prerendered pages, which is hydrated once the page is idle. */
export const openingLine = (
  <Suspense>
    <OpeningLine />
  </Suspense>
);
