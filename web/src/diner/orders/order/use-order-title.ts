import { useEffect } from 'react';
import { brand } from '../../../brand/brand.ts';
import type { Order } from '../../../api/orders/orders.ts';
import { headlineWords } from '../order-words.ts';

/** Shows the state of the order in the tab's title, too: `Ready: #47`. */
export function useOrderTitle(order: Order | undefined): void {
  const title = order && `${headlineWords(order)}: #${order.number} — ${brand.name}`;
  useEffect(() => {
    let isShown = title !== undefined;
    // This runs after the screen sets its own title in the same commit.
    queueMicrotask(() => {
      if (isShown && title !== undefined) document.title = title;
    });
    return () => {
      isShown = false;
    };
  }, [title]);
}
