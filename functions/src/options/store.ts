import type { NewOptionGroup, OptionGroup } from '@thymely/contract/options/endpoints';
import type { Actor } from '../audit/store.ts';

type PresentCheck = (present: OptionGroup | undefined) => void;

/** The groups are read with the menu: see MenuSnapshot. Writes are recorded as the actor's. */
export type OptionStore = {
  /**
   * Creates the group or replaces all of it; an identical group is not written again.
   *
   * @param check throws when the current state must be kept.
   * @throws AppError CONFLICT when the maximum number of groups is reached.
   */
  save(
    id: string,
    change: { group: NewOptionGroup; actor: Actor },
    check: PresentCheck,
  ): Promise<OptionGroup>;
  /**
   * @param check throws when the group must be kept; it gets nothing for a document that is not a
   * group.
   * @throws AppError NOT_FOUND, or CONFLICT that names the dishes with the group.
   */
  remove(id: string, actor: Actor, check: PresentCheck): Promise<void>;
};
