import type { Actor } from '../audit/store.ts';

/**
 * What can be sold out: dishes by their `_id`, and choices of groups of options, each as
 * `group.choice`, with every dish that names the group.
 */
export type SoldOutKind = 'dish' | 'choice';

/** One that is sold out; `untilMs` is null until somebody says that it is back. */
export type SoldOut = { kind: SoldOutKind; id: string; untilMs: number | null; atMs: number };

type Change = { actor: Actor; kind: SoldOutKind; id: string; nowMs: number };

export type SoldOutStore = {
  /** What is sold out at a moment, the newest first. One read. */
  readSoldOut(nowMs: number): Promise<SoldOut[]>;
  /**
   * On record as the actor's; nothing is written when it is sold out until then already.
   *
   * @param names of all of the kind that there are: what is noted of others is forgotten.
   */
  mark(
    change: Change & { untilMs: number | null; names: ReadonlyMap<string, string> },
  ): Promise<void>;
  /** On record as the actor's. False when it was not sold out: then nothing is written. */
  clear(change: Change & { name: string }): Promise<boolean>;
};
