import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { orderListHasChanged } from '../orders/order/errors.ts';
import { toOrder } from '../orders/order/order.firestore.ts';
import { createStepReader } from './recorded-steps.firestore.ts';
import type { FoundOrders, OrderSearchPage, RecordStore, SelectedOrders } from './store.ts';

/** Reads orders of any age, and what was done to them. */
export function createRecordStore(db: Firestore): RecordStore {
  const orders = db.collection('orders');
  return {
    async search(of, page) {
      const { after } = page;
      const last = after === undefined ? undefined : await orders.doc(after).get();
      const found = selected(orders, of);
      if (last !== undefined && !hasPlace(last, of)) throw orderListHasChanged();
      return look(last === undefined ? found : found.startAfter(last), page);
    },

    readSteps: createStepReader(db),
  };
}

function selected(orders: Query, { day, number, namePrefix }: SelectedOrders): Query {
  const named =
    namePrefix === undefined
      ? orders
      : orders.where('searchPrefixes', 'array-contains', namePrefix);
  const ofNumber = number === undefined ? named : named.where('number', '==', number);
  // A day has each number once, until it has more orders than there are numbers.
  if (day === undefined) return ofNumber.orderBy('placedAt', 'desc');
  const ofDay = ofNumber.where('day', '==', day);
  return number === undefined ? ofDay.orderBy('number', 'desc') : ofDay;
}

function hasPlace(last: DocumentSnapshot, { day }: SelectedOrders): boolean {
  return last.get(day === undefined ? 'placedAt' : 'number') !== undefined;
}

/** Reads on until the page is full, there are no more orders, or enough of them were read. */
async function look(
  from: Query,
  { limit, mostRead, isFound }: OrderSearchPage,
): Promise<FoundOrders> {
  // One more than is looked at reveals whether there is a next page.
  const { docs } = await from.limit(mostRead + 1).get();
  const orders: FoundOrders['orders'] = [];
  let lookedAt = 0;
  for (const each of docs.slice(0, mostRead)) {
    const order = toOrder(each);
    lookedAt++;
    if (order && isFound(order)) orders.push(order);
    if (orders.length === limit) break;
  }
  return { orders, next: lookedAt < docs.length ? docs[lookedAt - 1]?.id : undefined };
}
