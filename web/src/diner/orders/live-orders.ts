import type { Order } from '../../api/orders/orders.ts';
import type { watchOrder } from '../../lib/live/live-orders.ts';

type LiveOrdersDeps = {
  watch: typeof watchOrder;
  /** A change, at the moment it is made. */
  onOrder: (order: Order) => void;
  /** Only the API can tell how this order is. */
  onUnsure: (id: string) => void;
  /** Whether every change of all the orders is told. */
  onLive: (isLive: boolean) => void;
};

type Watch = { isLive: boolean; stop: () => void };

/** Watches some orders at a time. */
export class LiveOrders {
  private readonly watches = new Map<string, Watch>();
  private isLive = false;
  private readonly parts: LiveOrdersDeps;

  constructor(parts: LiveOrdersDeps) {
    this.parts = parts;
  }

  /** From now on these orders, and no others. */
  follow(ids: readonly string[]): void {
    for (const [id, { stop }] of this.watches) {
      if (ids.includes(id)) continue;
      this.watches.delete(id);
      stop();
    }
    for (const id of ids) {
      if (!this.watches.has(id)) this.begin(id);
    }
    this.tellWhetherLive();
  }

  private begin(id: string): void {
    const { watch, onOrder, onUnsure } = this.parts;
    const watched: Watch = { isLive: false, stop: () => undefined };
    this.watches.set(id, watched);
    watched.stop = watch(id, {
      onChange: (order) => {
        watched.isLive = order !== undefined;
        if (order) onOrder(order);
        else onUnsure(id);
        this.tellWhetherLive();
      },
      onTrouble: () => {
        watched.isLive = false;
        this.tellWhetherLive();
        onUnsure(id);
      },
    });
  }

  private tellWhetherLive(): void {
    const watches = [...this.watches.values()];
    const isLive = watches.length > 0 && watches.every((watch) => watch.isLive);
    if (isLive === this.isLive) return;
    this.isLive = isLive;
    this.parts.onLive(isLive);
  }
}
