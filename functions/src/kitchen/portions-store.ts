import type { Actor } from '../audit/store.ts';
import type { Portions } from '../ordering/portions.ts';

type Limiting = {
  actor: Actor;
  day: string;
  /** The dish, or a size as `dish.size`. */
  key: string;
  /** What the audit log calls it. */
  name: string;
};

export type PortionStore = {
  /** Returns the portions of a business day. One read. */
  readPortions(day: string): Promise<Portions>;
  /** Lets so many more portions be ordered for a day on behalf of the actor. */
  limit(limiting: Limiting & { left: number }): Promise<void>;
  /** Ends a limit on behalf of the actor. Returns false, without a write, if there was none. */
  unlimit(limiting: Limiting): Promise<boolean>;
};
