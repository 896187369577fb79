import type { NewOptionGroup, OptionGroup } from '@thymely/contract/options/endpoints';
import type { Actor } from '../audit/store.ts';

type PresentCheck = (present: OptionGroup | undefined) => void;

/** Groups are read with the menu: see MenuSnapshot. Writes go on record as the actor's. */
export type OptionStore = {
  /**
   * Creates the group or replaces all of it; one that is so already is left alone.
   *
   * @param check throws when what there is, if anything, is to stay.
   * @throws AppError CONFLICT when there are as many as there can be.
   */
  save(
    id: string,
    change: { group: NewOptionGroup; actor: Actor },
    check: PresentCheck,
  ): Promise<OptionGroup>;
  /**
   * @param check throws when the group is to stay; it is given nothing for a document that is no group.
   * @throws AppError NOT_FOUND, or CONFLICT that says which dishes name it.
   */
  remove(id: string, actor: Actor, check: PresentCheck): Promise<void>;
};
