import { useEffect } from 'react';
import { brand } from '@brand/brand.ts';
import type { ShownDish } from './use-dish.ts';
import * as words from './words.en.ts';

/** Sets the tab's title to the name of the dish while it is shown. */
export function useDishTitle(shown: ShownDish): void {
  const title = titleOf(shown);
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    let isShown = true;
    // This runs after the page sets its own title, which may happen in the same commit.
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
  if (shown.status === 'gone') return `${words.noSuchDish} — ${brand.name}`;
  return shown.status === 'found' ? `${shown.dish.name} — ${brand.name}` : undefined;
}
