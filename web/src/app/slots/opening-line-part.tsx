import { Suspense } from 'react';
import { lazyPart } from '../lazy.tsx';

const OpeningLine = lazyPart(() => import('../../shared/opening-line.tsx'), { withQueries: true });

/** The opening line of prerendered pages, which is hydrated once the page is idle. */
export const openingLine = (
  <Suspense>
    <OpeningLine />
  </Suspense>
);
