import type { Actor } from '../audit/store.ts';

/** A dish that is sold out; `untilMs` is null until somebody says that it is back. */
export type SoldOut = { dish: string; untilMs: number | null; atMs: number };

type Change = { actor: Actor; dish: string; nowMs: number };

export type SoldOutStore = {
  /** What is sold out at a moment, the newest first. One read. */
  readSoldOut(nowMs: number): Promise<SoldOut[]>;
  /**
   * On record as the actor's; nothing is written when it is sold out until then already.
   *
   * @param names of the dishes on the menu: what is noted of others is forgotten.
   */
  mark(
    change: Change & { untilMs: number | null; names: ReadonlyMap<string, string> },
  ): Promise<void>;
  /** On record as the actor's. False when it was not sold out: then nothing is written. */
  clear(change: Change & { name: string }): Promise<boolean>;
};
