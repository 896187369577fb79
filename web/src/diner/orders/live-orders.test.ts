import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../../api/orders/orders.ts';
import type { WatchHandlers } from '../../lib/live/live-orders.ts';
import { LiveOrders } from './live-orders.ts';
import { sampleOrder } from './order/sample-order.ts';

const watched = new Map<string, WatchHandlers<Order | undefined>>();
const onOrder = vi.fn();
const onUnsure = vi.fn();
const onLive = vi.fn();
let live: LiveOrders;

const orders = { a: sampleOrder({ _id: 'a' }), b: sampleOrder({ _id: 'b' }) };
const confirm = (id: keyof typeof orders) => watched.get(id)?.onChange(orders[id]);

beforeEach(() => {
  watched.clear();
  vi.resetAllMocks();
  live = new LiveOrders({
    watch: (id, handlers) => {
      watched.set(id, handlers);
      return () => watched.delete(id);
    },
    onOrder,
    onUnsure,
    onLive,
  });
});

it('orders are live once the server has confirmed each of them', () => {
  live.follow(['a', 'b']);
  confirm('a');
  expect(onLive).not.toHaveBeenCalled();
  confirm('b');
  expect(onLive.mock.calls).toEqual([[true]]);
  expect(onOrder.mock.calls).toEqual([[orders.a], [orders.b]]);
});

it.each(['refused', 'failed', 'slow'] as const)(
  'the API is asked about an order whose watch is %s, and an update makes it live again',
  (trouble) => {
    live.follow(['a']);
    confirm('a');
    watched.get('a')?.onTrouble(trouble);
    expect(onUnsure).toHaveBeenCalledExactlyOnceWith('a');
    confirm('a');
    expect(onLive.mock.calls).toEqual([[true], [false], [true]]);
  },
);

it('the API is asked whether an order that is gone was removed or never existed', () => {
  live.follow(['a']);
  watched.get('a')?.onChange(undefined);
  expect(onUnsure).toHaveBeenCalledExactlyOnceWith('a');
  expect(onLive).not.toHaveBeenCalled();
});

it('an order that is still followed keeps its watch, and one that is no longer followed loses it', () => {
  live.follow(['a', 'b']);
  confirm('b');
  const before = watched.get('b');
  live.follow(['b']);
  expect([...watched]).toEqual([['b', before]]);
  expect(onLive.mock.calls).toEqual([[true]]);
  live.follow([]);
  expect(watched.size).toBe(0);
  expect(onLive.mock.calls).toEqual([[true], [false]]);
});
