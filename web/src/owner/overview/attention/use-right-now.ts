import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { deadMailsQuery, jobsQuery } from '../../../api/jobs.ts';
import { todayQuery } from '../../../api/figures.ts';
import { kitchenOrdersQuery } from '../../../api/kitchen.ts';
import { freshMenuQuery } from '../../../api/menu/menu-editing.ts';
import { publishedMenuQuery } from '../../../api/menu/published-menu.ts';
import { guestPreviewQuery } from '../../../api/ordering-settings.ts';
import { soldOutQuery } from '../../../api/sold-out.ts';
import { useNow } from '../../../lib/use-now.ts';
import { changesSincePublished } from '../published-changes.ts';
import { useUnsold } from '../use-unsold.ts';
import type { Now, Upkeep } from './attention-check.ts';

/** Each request reads every open order; only the board hears of changes as they happen. */
export const lookEveryMs = 60_000;
const everyMinute = { staleTime: lookEveryMs, refetchInterval: lookEveryMs };
const nowEveryMs = 10_000;
/** How long the screen waits for all answers together; what comes later may move what is below. */
const waitAtMostMs = 3000;

/** Everything that the panel looks at. */
export type RightNow = ReturnType<typeof useRightNow>;

export function useRightNow() {
  const orders = useQuery({ ...kitchenOrdersQuery, ...everyMinute });
  const ordering = useQuery({ ...guestPreviewQuery, ...everyMinute });
  const menu = useQuery({ ...freshMenuQuery, staleTime: lookEveryMs });
  const published = useQuery({ ...publishedMenuQuery, staleTime: lookEveryMs });
  const soldOut = useQuery({ ...soldOutQuery, ...everyMinute });
  const jobs = useQuery(jobsQuery);
  const deadMails = useQuery(deadMailsQuery);
  const today = useQuery(todayQuery);
  const unsold = useUnsold(today.data, menu.data);
  const nowMs = useNow(nowEveryMs);
  const others = [menu, published, soldOut, jobs, deadMails];
  const missing = others.filter(({ data, errorUpdateCount }) => !data && errorUpdateCount > 0);
  const unpublished =
    published.data && menu.data && changesSincePublished(published.data, menu.data);
  const upkeep: Upkeep = {
    jobs: jobs.data,
    deadMails: deadMails.data,
    zone: ordering.data?.timeZone,
    nowMs,
  };
  const now: Now | undefined = orders.data &&
    ordering.data && {
      ...upkeep,
      orders: orders.data.orders,
      ordering: ordering.data,
      menu: menu.data,
      unpublished,
      soldOut: soldOut.data,
      unsold,
    };
  const isOpen = [orders, ordering, today, ...others].some(
    ({ isLoading, failureCount }) => isLoading && failureCount === 0,
  );
  return {
    orders,
    ordering,
    today,
    menu: menu.data,
    isMenuPending: menu.isPending,
    /** What the checks look at; undefined until orders and ordering are known. */
    now,
    upkeep,
    /** What could not be checked beside the orders; undefined if nothing is missing. */
    unchecked:
      missing.length === 0
        ? undefined
        : {
            isFetching: missing.some(({ isFetching }) => isFetching),
            retry: () => {
              for (const { refetch } of missing) void refetch();
            },
          },
    /** Whether the height of the panel is still open. What has failed once is not waited for. */
    isLooking: useAtFirst(isOpen),
  };
}

/** Whether something is still open, at first and for a few seconds: what was shown stays. */
function useAtFirst(isOpen: boolean): boolean {
  const [isOver, setIsOver] = useState(!isOpen);
  if (!isOpen && !isOver) setIsOver(true);
  useEffect(() => {
    const timer = setTimeout(setIsOver, waitAtMostMs, true);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isOpen && !isOver;
}
