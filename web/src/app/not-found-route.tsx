import { brand } from '@brand/brand.ts';
import { PageChange } from './page-change.tsx';
import { NotFoundPage } from './trouble-pages.tsx';
import * as titles from '../model/screen-words.en.ts';

export const notFoundTitle = `${titles.notFound} — ${brand.name}`;

export function NotFoundRoute() {
  return (
    <>
      <NotFoundPage />
      <PageChange title={notFoundTitle} page="not-found" />
    </>
  );
}
