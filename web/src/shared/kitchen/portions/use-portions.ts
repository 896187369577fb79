import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { limitOf, portionsQuery, useLimitPortions, type Limitable } from '../../../api/portions.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { useFailure } from '../../../ui/messages/use-failure.ts';
import { nameOf } from '../sold-out/sold-out-words.ts';
import * as words from './words.en.ts';

/** A change that can be undone. */
type Undoable = { item: Limitable; before: number | undefined; after: number | undefined };

/** What is left of dishes and sizes, the change of a limit, its outcome, and how to undo it. */
export function usePortions() {
  const { data, error, isFetching, refetch } = useQuery(portionsQuery);
  const { mutateAsync } = useLimitPortions();
  const [news, setNews] = useState('');
  const { failure, fail, forgetFailure } = useFailure();
  const [undoable, setUndoable] = useState<Undoable>();
  const [isBusy, setIsBusy] = useState(false);
  const ownLeftOf = (item: Limitable) => {
    const limit = limitOf(item, data?.portions);
    return limit && 'size' in limit ? (limit.ownLeft ?? limit.left) : limit?.left;
  };

  const run = async (change: Undoable, isUndo = false) => {
    const { item, after: left } = change;
    forgetFailure();
    setUndoable(undefined);
    setIsBusy(true);
    try {
      await mutateAsync({ item, left });
      setNews(newsOf(item, left));
      if (!isUndo) setUndoable(change);
    } catch (error) {
      fail(messageOf(error));
    }
    setIsBusy(false);
  };
  return {
    /** The business day of the limits; undefined until it is known, null without hours ahead. */
    day: data?.day,
    /** Why it is not known what is left. */
    loadError: data ? null : error,
    isLoading: isFetching,
    retry: () => void refetch(),
    /** What the limit of an item alone leaves, as it was set: its dish may have fewer left. */
    ownLeftOf,
    problem: failure,
    news,
    limit: (item: Limitable, left: number | undefined) =>
      void run({ item, before: ownLeftOf(item), after: left }),
    undo:
      undoable &&
      (() => {
        const { item, after } = undoable;
        void run({ item, before: after, after: leftBefore(undoable, ownLeftOf(item)) }, true);
      }),
    isUndoBusy: isBusy,
  };
}

/** Returns what would be left without a change: what was ordered since is gone. */
function leftBefore({ before, after }: Undoable, now: number | undefined): number | undefined {
  if (before === undefined || after === undefined || now === undefined) return before;
  return Math.max(0, before - (after - now));
}

function newsOf(item: Limitable, left: number | undefined): string {
  const name = nameOf(item);
  return left === undefined ? words.isUnlimited(name) : words.isLimited(left, name);
}
