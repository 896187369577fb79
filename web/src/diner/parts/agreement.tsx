import { brandPages } from 'virtual:brand-pages';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { WordsAround } from '../../ui/words-around.tsx';
import * as words from './words.en.ts';

type AgreementProps = {
  /** The sentence around the pages, such as 'By signing up you agree to our …'. */
  sentence: (pages: ReactElement) => ReactNode;
  /** The pages that are agreed to, if the restaurant has them, in the order of their names. */
  paths: string[];
};

/** Names the restaurant's terms where somebody agrees to them; nothing if it has none. */
export function Agreement({ sentence, paths }: AgreementProps) {
  const [first, ...others] = brandPages
    .filter(({ path }) => paths.includes(path))
    .map((page) => <PageLink key={page.path} {...page} />);
  if (first === undefined) return null;
  const pages = others.reduce<ReactNode>((before, page) => words.andPage(before, page), first);
  return (
    <p className="text-center text-sm text-soft">{sentence(<span key="pages">{pages}</span>)}</p>
  );
}

/** Opens a page in a tab of its own, so that nothing that was typed is lost. */
function PageLink({ path, title }: { path: string; title: string }) {
  return (
    <Link to={path} target="_blank" className="font-medium text-leaf-700 underline">
      <WordsAround>{words.inNewTab(<span key="page">{title}</span>)}</WordsAround>
    </Link>
  );
}
