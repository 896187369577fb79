import { useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { SoldOutUntil } from '@thymely/contract/kitchen/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { menuQuery } from '../../../api/menu/menu.ts';
import { useOrdering } from '../../../api/ordering.ts';
import { optionGroupsQuery } from '../../../api/menu/options.ts';
import {
  sellableKey,
  soldOutQuery,
  useMarkAvailable,
  useMarkSoldOut,
  type Sellable,
  type SoldOutEntry,
} from '../../../api/sold-out.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { useNow } from '../../../lib/use-now.ts';
import { endOfToday } from '../../../model/end-of-today.ts';
import { nameOf, untilInWords } from './sold-out-words.ts';
import * as words from './words.en.ts';

const noGroups: OptionGroup[] = [];

/** How long the opposite button waits, since it appears under a finger that may press twice. */
const holdMs = 500;

/** The dishes and choices, what is sold out, the actions that change it, and their outcome. */
export function useSoldOut() {
  const menu = useQuery(menuQuery);
  // Without the groups, dishes can still be marked.
  const { data: groups = noGroups } = useQuery(optionGroupsQuery);
  const list = useQuery(soldOutQuery);
  const { data: ordering } = useOrdering();
  const zone = ordering?.timeZone;
  const nowMs = useNow(60_000);
  const untilWords = (until: string | null) => untilInWords(until, { nowMs, zone });
  const changeTo = useChanges(untilWords);
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState<string>();
  const [undoable, setUndoable] = useState<Undoable>();

  const run = async (item: Sellable, change: () => Promise<string>, isUndo = false) => {
    const key = sellableKey(item);
    if (busyKeys.has(key)) return;
    const before = list.data?.find((each) => sellableKey(each) === key);
    setProblem(undefined);
    setUndoable(undefined);
    setBusyKeys((keys) => new Set(keys).add(key));
    try {
      setNews(await change());
      if (!isUndo) setUndoable({ item, before });
    } catch (error) {
      setProblem(messageOf(error));
    }
    setTimeout(() => {
      setBusyKeys((keys) => new Set([...keys].filter((each) => each !== key)));
    }, holdMs);
  };
  const actions = useStableActions(run, changeTo);
  const { data: dishes, error: menuError } = menu;
  return {
    menu: dishes,
    groups,
    soldOut: list.data,
    /** The reason why the menu or the list could not be loaded. */
    loadError: (dishes ? null : menuError) ?? (list.data ? null : list.error),
    isLoading: menu.isFetching || list.isFetching,
    retry: () => {
      void menu.refetch();
      void list.refetch();
    },
    news,
    problem,
    untilWords,
    /** Until when something marked for today is sold out; undefined until the hours are known. */
    endOfToday: endOfToday(ordering, nowMs),
    isBusy: (item: Sellable) => busyKeys.has(sellableKey(item)),
    ...actions,
    /** Undoes the last change; undefined when there is none, or when it has just been undone. */
    undo:
      undoable &&
      (() => {
        const { item, before } = undoable;
        const back = before
          ? changeTo.soldOut(item, before.until === null ? 'recalled' : 'next-opening')
          : changeTo.available(item);
        void run(item, back, true);
      }),
    /** Whether the change that can be undone has only just been made. */
    isUndoBusy: undoable !== undefined && busyKeys.has(sellableKey(undoable.item)),
  };
}

type Run = (item: Sellable, change: () => Promise<string>) => Promise<void>;

/** Returns functions that stay the same while the list is shown, so that a press renders one row again. */
function useStableActions(run: Run, changeTo: ReturnType<typeof useChanges>) {
  const latest = useRef({ run, changeTo });
  useEffect(() => {
    latest.current = { run, changeTo };
  });
  return useMemo(() => {
    const start = (item: Sellable, change: (now: typeof changeTo) => () => Promise<string>) =>
      void latest.current.run(item, change(latest.current.changeTo));
    return {
      mark: (item: Sellable, until: SoldOutUntil) => {
        start(item, ({ soldOut }) => soldOut(item, until));
      },
      bringBack: (item: Sellable) => {
        start(item, ({ available }) => available(item));
      },
    };
  }, []);
}

/** Returns the changes of an item, each of which returns what to say about it. */
function useChanges(untilWords: (until: string | null) => string) {
  const mark = useMarkSoldOut();
  const clear = useMarkAvailable();
  return {
    soldOut: (item: Sellable, until: SoldOutUntil) => async () => {
      const marked = await mark.mutateAsync({ item, until });
      return words.isSoldOut(nameOf(item), untilWords(marked.until));
    },
    available: (item: Sellable) => async () => {
      await clear.mutateAsync(item);
      return words.isAvailable(nameOf(item));
    },
  };
}

/** A change that can be undone, and what was known about the item before it. */
type Undoable = { item: Sellable; before: SoldOutEntry | undefined };

export type SoldOutState = ReturnType<typeof useSoldOut>;
