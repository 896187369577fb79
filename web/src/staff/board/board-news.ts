import { useState } from 'react';
import { newsOf, nowWords } from '../../shared/kitchen/kitchen-words.ts';
import { withoutGivenWay, type ShownList } from '../../shared/kitchen/canceled/shown-list.ts';

/** Describes what has happened to the board without a press on this screen, in sentences. */
export function boardNews(
  shownBefore: ShownList,
  shown: ShownList,
  ownIds: ReadonlySet<string>,
): string {
  const before = withoutGivenWay(shownBefore, shown);
  const { orders: after } = shown;
  const states = new Map(before.map(({ _id, state }) => [_id, state]));
  const moved = after.filter(({ _id, state }) => {
    const was = states.get(_id);
    return was !== undefined && was !== state && !ownIds.has(_id);
  });
  const words = moved.map(nowWords);
  return [newsOf(before, after, ownIds), ...words].filter(Boolean).join(' ');
}

/** Returns the latest news, for a live region. */
export function useBoardNews(shown: ShownList, ownIds: ReadonlySet<string>): string {
  const [seen, setSeen] = useState(shown);
  const [news, setNews] = useState('');
  if (shown !== seen) {
    setSeen(shown);
    const latest = boardNews(seen, shown, ownIds);
    if (latest !== '') setNews(latest);
  }
  return news;
}
