import { unreadableHeader, writeUnreadable } from '@thymely/contract/orders/unreadable-orders';
import { cursorHeader, type Reply } from '../http/reply.ts';
import { replyPrivately, sharedAnswer, type SharedAnswer } from '../http/shared-answer.ts';
import { toOrderResponse, type OrderStore } from '../orders/order/store.ts';
import { shareReads } from '../platform/shared-reads.ts';

/** The longest that a call waits for a read that it shares with others. */
const patienceMs = 2000;

type Page = { answer: SharedAnswer; headers: Record<string, string> };
type Call = { after: string | undefined; header: (name: string) => string | undefined };

/**
 * Answers with a page of the open orders. All screens of a kitchen ask at the same moment when they
 * are switched on or the connection is back, so a page is read, serialized and compressed once for
 * all.
 */
export function createOpenOrdersList<Body>(
  orders: Pick<OrderStore, 'readOpen'>,
): (call: Call) => Promise<Reply<Body>> {
  const readPage = shareReads<Page>(
    async (after) => pageOf(await orders.readOpen(after === '' ? undefined : after)),
    { patienceMs },
  );
  return async ({ after = '', header }) => {
    const { answer, headers } = await readPage(after);
    return replyPrivately(answer, header, headers);
  };
}

function pageOf({ orders, unreadable, total, next }: Awaited<ReturnType<OrderStore['readOpen']>>) {
  return {
    answer: sharedAnswer(orders.map(toOrderResponse)),
    headers: {
      ...cursorHeader(next),
      'X-Total-Count': String(total),
      [unreadableHeader]: writeUnreadable(unreadable),
    },
  };
}
