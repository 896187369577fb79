import { dayMs } from '@thymely/contract/ground/time';
import { unreadableHeader, writeUnreadable } from '@thymely/contract/orders/unreadable-orders';
import { cursorHeader, type Reply } from '../http/reply.ts';
import { replyPrivately, sharedAnswer, type SharedAnswer } from '../http/shared-answer.ts';
import {
  toOrderResponse,
  type OpenOrdersPage,
  type OrderStore,
  type StoredOrder,
} from '../orders/order/store.ts';
import { shareReads } from '../platform/shared-reads.ts';

/** The longest that a call waits for a read that it shares with others. */
const patienceMs = 2000;

type Page = { answer: SharedAnswer; headers: Record<string, string> };
type Call = {
  after: string | undefined;
  /** Whether the first page also has the ended orders that nobody has acknowledged. */
  hasUnacknowledged: boolean;
  header: (name: string) => string | undefined;
};

/** What a shared read is of: a page, and whether it has those orders, too. */
const withUnacknowledged = '+';

/**
 * Answers with a page of the open orders. All screens of a kitchen ask at the same moment when they
 * are switched on or the connection is back, so a page is read, serialized and compressed once for
 * all.
 */
export function createOpenOrdersList<Body>(
  orders: Pick<OrderStore, 'readOpen' | 'readUnacknowledged'>,
  nowMs: () => number,
): (call: Call) => Promise<Reply<Body>> {
  const readPage = shareReads<Page>(
    async (key) => {
      const isFirst = key === '' || key === withUnacknowledged;
      const [page, ended] = await Promise.all([
        orders.readOpen(isFirst ? undefined : key),
        key === withUnacknowledged ? orders.readUnacknowledged(nowMs() - dayMs) : [],
      ]);
      return pageOf(page, ended);
    },
    { patienceMs },
  );
  return async ({ after, hasUnacknowledged, header }) => {
    const key = after ?? (hasUnacknowledged ? withUnacknowledged : '');
    const { answer, headers } = await readPage(key);
    return replyPrivately(answer, header, headers);
  };
}

function pageOf(
  { orders, unreadable, total, next }: OpenOrdersPage,
  ended: readonly StoredOrder[],
): Page {
  return {
    answer: sharedAnswer([...orders, ...ended].map(toOrderResponse)),
    headers: {
      ...cursorHeader(next),
      'X-Total-Count': String(total),
      [unreadableHeader]: writeUnreadable(unreadable),
    },
  };
}
