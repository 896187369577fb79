import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { SoldOutUntil } from '@thymely/contract/kitchen/endpoints';
import { menuQuery } from '../../../api/menu.ts';
import { useOrdering } from '../../../api/ordering.ts';
import { soldOutQuery, useMarkAvailable, useMarkSoldOut } from '../../../api/sold-out.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { useNow } from '../../../lib/use-now.ts';
import { untilInWords } from './sold-out-words.ts';

type Dish = { _id: string; name: string };

/** Under a finger that presses twice the opposite button appears: it waits for so long. */
const holdMs = 500;

/** The menu and what is out of it, the presses that change it, and what came of the last one. */
export function useSoldOut() {
  const menu = useQuery(menuQuery);
  const list = useQuery(soldOutQuery);
  const zone = useOrdering().data?.timeZone;
  const nowMs = useNow(60_000);
  const mark = useMarkSoldOut();
  const clear = useMarkAvailable();
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState<string>();
  const untilWords = (until: string | null) => untilInWords(until, { nowMs, zone });

  const run = async ({ _id: id }: Dish, change: () => Promise<string>) => {
    if (busyIds.has(id)) return;
    setProblem(undefined);
    setBusyIds((ids) => new Set(ids).add(id));
    try {
      setNews(await change());
    } catch (error) {
      setProblem(messageOf(error));
    }
    setTimeout(() => {
      setBusyIds((ids) => new Set([...ids].filter((each) => each !== id)));
    }, holdMs);
  };
  const { data: dishes, error: menuError } = menu;
  return {
    menu: dishes,
    soldOut: list.data,
    /** Why one of them is not known. */
    loadError: (dishes ? null : menuError) ?? (list.data ? null : list.error),
    retry: () => {
      void menu.refetch();
      void list.refetch();
    },
    ...{ busyIds, news, problem, untilWords },
    mark: (dish: Dish, until: SoldOutUntil) =>
      void run(dish, async () => {
        const marked = await mark.mutateAsync({ dish, until });
        return `${dish.name} is sold out ${untilWords(marked.until)}.`;
      }),
    bringBack: (dish: Dish) =>
      void run(dish, async () => {
        await clear.mutateAsync(dish._id);
        return `${dish.name} is available again.`;
      }),
  };
}

export type SoldOutState = ReturnType<typeof useSoldOut>;
