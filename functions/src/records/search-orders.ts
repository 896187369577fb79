import { foldText } from '@thymely/contract/ground/text/fold-text';
import { searchedPrefix } from '@thymely/contract/users/searched-prefix';
import { recordLimits } from '@thymely/contract/records/limits';
import { searchPrefixesOfOrder } from '../orders/order/anonymous-order.ts';
import type { StoredOrder } from '../orders/order/store.ts';
import type { FoundOrders, OrderSearch, RecordStore } from './store.ts';

type SearchOrdersDeps = { records: Pick<RecordStore, 'search'> };
type SearchOrdersInput = OrderSearch & { limit: number; after: string | undefined };

/**
 * Finds orders by day, number, name, dish and state. The store selects by day and by number or name;
 * the rest is compared here, because it would take an index for each combination.
 *
 * @throws AppError INVALID_REQUEST when `after` is no order.
 */
export function searchOrders(
  { records }: SearchOrdersDeps,
  { limit, after, day, number, name = '', ...rest }: SearchOrdersInput,
): Promise<FoundOrders> {
  const filter = { namePrefix: searchedPrefix(name), ...rest };
  const { namePrefix } = filter;
  const isFound = filterOf(filter);
  // An order with this number is rarer than one with this name.
  if (namePrefix !== '' && number === undefined) {
    const mostRead = recordLimits.namedOrdersRead;
    return records.search({ day, namePrefix }, { limit, mostRead, after, isFound });
  }
  // Without a filter, every order is found.
  const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== '');
  const mostRead = isFiltered ? recordLimits.ordersRead : limit;
  return records.search({ day, number }, { limit, mostRead, after, isFound });
}

type Filter = Pick<OrderSearch, 'dish' | 'state'> & { namePrefix: string };

function filterOf({ namePrefix, dish = '', state }: Filter): (order: StoredOrder) => boolean {
  const has = (text: string, searched: string) => foldText(text).includes(foldText(searched));
  return (order) =>
    (state === undefined || order.state === state) &&
    (namePrefix === '' || searchPrefixesOfOrder(order).includes(namePrefix)) &&
    (dish === '' || order.lines.some((line) => has(line.name, dish)));
}
