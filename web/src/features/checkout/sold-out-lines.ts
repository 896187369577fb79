import { useEffect } from 'react';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { useSoldOutDishes } from '../../api/ordering.ts';

type Shown = Pick<Checkout, 'lines' | 'problems'>;

/** The lines whose dish has sold out since the checkout was read, or is back: the same ones, the same text. */
export function outdatedLines({ lines, problems }: Shown, soldOut: readonly string[]): string {
  const wasSoldOut = (id: string) =>
    problems.some(({ code, lineId }) => code === 'sold_out' && lineId === id);
  const outdated = lines.filter(({ lineId, menuItemId, available }) => {
    const isSoldOut = soldOut.includes(menuItemId);
    return isSoldOut ? available : wasSoldOut(lineId);
  });
  return outdated.map(({ lineId }) => lineId).join(' ');
}

/** Reads the checkout anew once for each such change. */
export function useSoldOutLines(checkout: Shown | undefined, refresh: () => Promise<void>): void {
  const soldOut = useSoldOutDishes();
  const outdated = checkout && soldOut ? outdatedLines(checkout, soldOut) : '';
  useEffect(() => {
    if (outdated !== '') void refresh();
    // Not once more for a new function that does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [outdated]);
}
