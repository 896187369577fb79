import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { menuAddress, type MenuView } from '../menu-view.ts';
import * as words from './words.en.ts';

type DidYouMeanProps = {
  view: MenuView;
  /** The search with its typos mended. */
  search: string;
};

/** Says that the dishes are those of another search than the typed one, and leads to that search. */
export function DidYouMean({ view, search }: DidYouMeanProps) {
  const { pathname } = useLocation();
  const address = menuAddress({ ...view, q: search, page: 1 }, pathname);
  return (
    <p className="pb-3">
      {words.didYouMean<ReactNode>(
        view.q.trim(),
        <Link
          key="meant"
          to={address}
          replace
          className="font-semibold text-leaf-700 underline underline-offset-4 hover:text-leaf-800"
        >
          {search}
        </Link>,
      )}
    </p>
  );
}
