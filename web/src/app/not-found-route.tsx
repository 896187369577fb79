import { brand } from '@brand/brand.ts';
import { PageChange } from './page-change.tsx';
import { NotFoundPage } from './trouble-pages.tsx';

export const notFoundTitle = `Page not found — ${brand.name}`;

export function NotFoundRoute() {
  return (
    <>
      <NotFoundPage />
      <PageChange title={notFoundTitle} page="not-found" />
    </>
  );
}
