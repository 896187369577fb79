import { foldText } from '@thymely/contract/ground/text/fold-text';
import { recordLimits } from '@thymely/contract/records/limits';
import type { StoredOrder } from '../orders/order/store.ts';
import type { FoundOrders, OrderSearch, RecordStore } from './store.ts';

type SearchOrdersDeps = { records: Pick<RecordStore, 'search'> };
type SearchOrdersInput = OrderSearch & { limit: number; after: string | undefined };

/**
 * Finds orders by day, number, name, dish and state. The store selects by day and number; the rest
 * is compared here, because it would take an index for each combination, and names in an index
 * would have to be removed with their diners.
 *
 * @throws AppError INVALID_REQUEST when `after` is no order.
 */
export function searchOrders(
  { records }: SearchOrdersDeps,
  { limit, after, day, number, ...rest }: SearchOrdersInput,
): Promise<FoundOrders> {
  const isFound = filterOf(rest);
  // Without a filter, every order is found.
  const isFiltered = Object.values(rest).some((value) => value !== undefined && value !== '');
  const mostRead = isFiltered ? recordLimits.ordersRead : limit;
  return records.search({ day, number }, { limit, mostRead, after, isFound });
}

function filterOf({ name = '', dish = '', state }: OrderSearch): (order: StoredOrder) => boolean {
  const has = (text: string, searched: string) => foldText(text).includes(foldText(searched));
  return (order) =>
    (state === undefined || order.state === state) &&
    (name === '' || has(order.name, name)) &&
    (dish === '' || order.lines.some((line) => has(line.name, dish)));
}
