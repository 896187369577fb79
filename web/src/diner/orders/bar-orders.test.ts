import { describe, expect, it } from 'vitest';
import { barOrders } from './bar-orders.ts';
import { sampleNow, sampleOrder } from './order/sample-order.ts';

const { nowMs } = sampleNow;
const nothing = { open: [], recent: [], dismissed: [], nowMs };
const refused = sampleOrder({ _id: 'o-refused', state: 'rejected', isOpen: false });

describe("the bar about a diner's orders", () => {
  it('is empty without an order', () => {
    expect(barOrders(nothing)).toEqual({ refused: [], first: undefined, others: 0 });
  });

  it('shows the order that is furthest along, and counts the others', () => {
    const ready = sampleOrder({ _id: 'o-ready', state: 'ready' });
    const cooking = sampleOrder({ _id: 'o-cooking', state: 'cooking' });
    const open = [sampleOrder(), cooking, ready];
    expect(barOrders({ ...nothing, open })).toMatchObject({ first: ready, others: 2 });
  });

  it('shows a refused order until it is dismissed on this device', () => {
    const known = { ...nothing, recent: [refused] };
    expect(barOrders(known).refused).toEqual([refused]);
    expect(barOrders({ ...known, dismissed: ['o-refused'] }).refused).toEqual([]);
  });

  it('drops a refused order a day after its promised time', () => {
    const dayLaterMs = Date.parse(refused.dueAt) + 24 * 60 * 60 * 1000;
    const known = { ...nothing, recent: [refused] };
    expect(barOrders({ ...known, nowMs: dayLaterMs - 1 }).refused).toHaveLength(1);
    expect(barOrders({ ...known, nowMs: dayLaterMs }).refused).toHaveLength(0);
  });

  it('leaves out orders that were canceled or collected', () => {
    const recent = (['cancelled', 'collected', 'not_collected'] as const).map((state) =>
      sampleOrder({ _id: `o-${state}`, state, isOpen: false }),
    );
    expect(barOrders({ ...nothing, recent }).refused).toEqual([]);
  });
});
