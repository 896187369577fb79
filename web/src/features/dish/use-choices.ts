import { useState } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import {
  centsOfChoices,
  choicesOf,
  defaultChoices,
  resolveChoices,
  type ChosenOption,
} from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { useDishGroups } from './use-dish-groups.ts';

/**
 * What a diner chooses with a dish; `undefined` choices while nobody knows what there is.
 *
 * @param start what is chosen already; what the dish chooses from the start without it.
 */
export function useChoices(dish: MenuItem, start: ChosenOption[] | undefined) {
  const { groups, ...loading } = useDishGroups(dish);
  const [picked, setPicked] = useState(start);
  /** How often the diner wanted to go on. */
  const [attempts, setAttempts] = useState(0);
  const choices = groups && stillOffered(picked ?? defaultChoices(groups), groups);
  const resolved = groups && resolveChoices({ groups, chosen: choices ?? [] });
  const fault = resolved && 'fault' in resolved ? resolved.fault : undefined;

  return {
    groups,
    ...loading,
    choices,
    /** What the choices add to the price. */
    cents: groups ? centsOfChosen(groups, choices ?? []) : 0,
    /** Shown once the diner wanted to go on. */
    fault: attempts > 0 ? fault : undefined,
    attempts,
    pick: setPicked,
    /** Whether this can be ordered; from then on says why not. */
    check: () => {
      setAttempts(attempts + 1);
      return groups !== undefined && fault === undefined;
    },
  };
}

export type Choices = ReturnType<typeof useChoices>;

/** The groups may have changed since: what is gone can be neither seen nor taken back. */
function stillOffered(chosen: ChosenOption[], groups: OptionGroup[]): ChosenOption[] {
  return chosen.filter(({ groupId, choiceId }) =>
    groups.some(({ _id, choices }) => _id === groupId && choices.some(({ id }) => id === choiceId)),
  );
}

function centsOfChosen(groups: OptionGroup[], chosen: ChosenOption[]): number {
  const isChosen = (choice: ChosenOption) =>
    chosen.some((each) => each.groupId === choice.groupId && each.choiceId === choice.choiceId);
  return centsOfChoices(groups.flatMap(choicesOf).filter(isChosen));
}
