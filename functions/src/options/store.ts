import type { NewOptionGroup, OptionGroup } from '@thymely/contract/options/endpoints';
import type { Actor } from '../audit/store.ts';

/** Groups are read with the menu: see MenuSnapshot. Writes go on record as the actor's. */
export type OptionStore = {
  /**
   * Creates the group or replaces all of it; one that is so already is left alone.
   *
   * @throws AppError CONFLICT when there are as many as there can be.
   */
  save(id: string, group: NewOptionGroup, actor: Actor): Promise<OptionGroup>;
  /** @throws AppError NOT_FOUND, or CONFLICT that says which dishes name it. */
  remove(id: string, actor: Actor): Promise<void>;
};
