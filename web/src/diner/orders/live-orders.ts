import type { Order } from '../../api/orders/orders.ts';
import type { watchOrder } from '../../lib/live/live-orders.ts';

type LiveOrdersDeps = {
  watch: typeof watchOrder;
  /** Called for a change at the moment it is made. */
  onOrder: (order: Order) => void;
  /** Called when only the API can tell what state this order is in. */
  onUnsure: (id: string) => void;
  /** Reports whether the watches receive every change of all followed orders. */
  onLive: (isLive: boolean) => void;
};

type Watch = { isLive: boolean; stop: () => void };

/** Watches a changing set of orders. */
export class LiveOrders {
  private readonly watches = new Map<string, Watch>();
  private isLive = false;
  private readonly deps: LiveOrdersDeps;

  constructor(deps: LiveOrdersDeps) {
    this.deps = deps;
  }

  /** Follows exactly these orders from now on. */
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
    const { watch, onOrder, onUnsure } = this.deps;
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
    this.deps.onLive(isLive);
  }
}
