import { useState } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import { newsOf, nowWords } from '../../../shared/kitchen/kitchen-words.ts';

/** What has happened to the board without a press on this screen, in sentences. */
export function boardNews(
  before: readonly Order[],
  after: readonly Order[],
  ownIds: ReadonlySet<string>,
): string {
  const states = new Map(before.map(({ _id, state }) => [_id, state]));
  const moved = after.filter(({ _id, state }) => {
    const was = states.get(_id);
    return was !== undefined && was !== state && !ownIds.has(_id);
  });
  const words = moved.map(nowWords);
  return [newsOf(before, after, ownIds), ...words].filter(Boolean).join(' ');
}

/** The last news, for a live region. */
export function useBoardNews(
  orders: readonly Order[] | undefined,
  ownIds: ReadonlySet<string>,
): string {
  const [seen, setSeen] = useState(orders);
  const [news, setNews] = useState('');
  if (orders !== seen) {
    setSeen(orders);
    const latest = seen && orders ? boardNews(seen, orders, ownIds) : '';
    if (latest !== '') setNews(latest);
  }
  return news;
}
