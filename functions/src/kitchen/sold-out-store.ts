import type { Actor } from '../audit/store.ts';

/**
 * The kinds that can be sold out: dishes by their `_id`, choices as `group.choice`, which are sold out
 * with every dish that names the group, and sizes of one dish as `dish.size`.
 */
export type SoldOutKind = 'dish' | 'choice' | 'size';

/** A sold-out dish, choice or size. `untilMs` is null until somebody says that it is back. */
export type SoldOut = { kind: SoldOutKind; id: string; untilMs: number | null; atMs: number };

type Change = { actor: Actor; kind: SoldOutKind; id: string; nowMs: number };

export type SoldOutStore = {
  /** Returns what is sold out at a moment, newest first. One read. */
  readSoldOut(nowMs: number): Promise<SoldOut[]>;
  /**
   * Marks it as sold out on behalf of the actor. Nothing is written if that is so already.
   *
   * @param names all of the kind that exist; entries of others are removed.
   */
  mark(
    change: Change & { untilMs: number | null; names: ReadonlyMap<string, string> },
  ): Promise<void>;
  /** Brings it back on behalf of the actor. Returns false, without a write, if it was not out. */
  clear(change: Change & { name: string }): Promise<boolean>;
};
