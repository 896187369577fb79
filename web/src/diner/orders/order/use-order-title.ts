import { useEffect } from 'react';
import { brand } from '../../../brand/brand.ts';
import type { Order } from '../../../api/orders/orders.ts';
import { headlineWords } from '../order-words.ts';

/** The tab says where the order is, too: `Ready: #47`. */
export function useOrderTitle(order: Order | undefined): void {
  const title = order && `${headlineWords(order)}: #${order.number} — ${brand.name}`;
  useEffect(() => {
    let isShown = title !== undefined;
    // After the screen's own title, which is set in the same commit.
    queueMicrotask(() => {
      if (isShown && title !== undefined) document.title = title;
    });
    return () => {
      isShown = false;
    };
  }, [title]);
}
