import { useQuery } from '@tanstack/react-query';
import { deadMailsQuery, jobsQuery } from '../../../api/jobs.ts';
import { kitchenOrdersQuery } from '../../../api/kitchen.ts';
import { freshMenuQuery } from '../../../api/menu/menu-editing.ts';
import { publishedMenuQuery } from '../../../api/menu/published-menu.ts';
import { guestPreviewQuery } from '../../../api/ordering-settings.ts';
import { soldOutQuery } from '../../../api/sold-out.ts';

/** Each request reads every open order; only the board hears of changes as they happen. */
const lookEveryMs = 30_000;

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
  const looks = [orders, ordering, menu, published, soldOut, jobs, deadMails];
  return {
    orders,
    ordering,
    menu: menu.data,
    published: published.data,
    soldOut: soldOut.data,
    jobs: jobs.data,
    deadMails: deadMails.data,
    /** Whether the height of the panel is still open. What has failed once is not waited for. */
    isLooking: looks.some(({ isLoading, failureCount }) => isLoading && failureCount === 0),
  };
}
