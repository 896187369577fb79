import { useEffect } from 'react';
import { brand } from '../../brand/brand.ts';
import type { ShownDish } from './use-dish.ts';

/** The tab has the name of the dish as long as it is shown. */
export function useDishTitle(shown: ShownDish): void {
  const title = titleOf(shown);
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    let isShown = true;
    // After the page's own title, which may be set in the same commit.
    queueMicrotask(() => {
      if (isShown) document.title = title;
    });
    return () => {
      isShown = false;
      document.title = before;
    };
  }, [title]);
}

function titleOf(shown: ShownDish): string | undefined {
  if (shown.status === 'gone') return `No such dish — ${brand.name}`;
  return shown.status === 'found' ? `${shown.dish.name} — ${brand.name}` : undefined;
}
