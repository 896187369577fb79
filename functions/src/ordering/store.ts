import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';

export type OrderingStore = {
  /** The defaults when nothing was set. One read. */
  readSettings(): Promise<OrderingSettings>;
};
