import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { deadMailsQuery, jobsQuery } from '../../../api/jobs.ts';
import { kitchenOrdersQuery } from '../../../api/kitchen.ts';
import { freshMenuQuery } from '../../../api/menu/menu-editing.ts';
import { publishedMenuQuery } from '../../../api/menu/published-menu.ts';
import { guestPreviewQuery } from '../../../api/ordering-settings.ts';
import { soldOutQuery } from '../../../api/sold-out.ts';

/** Each request reads every open order; only the board hears of changes as they happen. */
const lookEveryMs = 30_000;
/** How long the screen waits for all answers together; what comes later may move what is below. */
const waitAtMostMs = 3000;

/** Everything that the panel looks at. */
export type RightNow = ReturnType<typeof useRightNow>;

export function useRightNow() {
  const orders = useQuery({ ...kitchenOrdersQuery, refetchInterval: lookEveryMs });
  const ordering = useQuery(guestPreviewQuery);
  const menu = useQuery(freshMenuQuery);
  const published = useQuery(publishedMenuQuery);
  const soldOut = useQuery(soldOutQuery);
  const jobs = useQuery(jobsQuery);
  const deadMails = useQuery(deadMailsQuery);
  const others = [menu, published, soldOut, jobs, deadMails];
  const missing = others.filter(({ data, errorUpdateCount }) => !data && errorUpdateCount > 0);
  const isOpen = [orders, ordering, ...others].some(
    ({ isLoading, failureCount }) => isLoading && failureCount === 0,
  );
  return {
    orders,
    ordering,
    menu: menu.data,
    published: published.data,
    soldOut: soldOut.data,
    jobs: jobs.data,
    deadMails: deadMails.data,
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
