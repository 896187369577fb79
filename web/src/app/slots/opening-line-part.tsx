import { Suspense } from 'react';
import { lazyPart } from '../lazy.tsx';

const OpeningLine = lazyPart(() => import('../../shared/opening-line.tsx'), { withQueries: true });

/** For prerendered pages: whether the restaurant is open is found out once the page is idle. */
export const openingLine = (
  <Suspense>
    <OpeningLine />
  </Suspense>
);
