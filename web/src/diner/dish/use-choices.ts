import { useState } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import {
  centsOfChoices,
  choicesOf,
  defaultChoices,
  resolveChoices,
  type ChoicesFault,
  type ChosenOption,
  choiceKeyOf,
  soldOutFault,
} from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { useSoldOutChoices } from '../../api/ordering.ts';
import { useDishGroups } from './use-dish-groups.ts';

/**
 * What a diner chooses with a dish; `undefined` choices while nobody knows what there is.
 *
 * @param start what is chosen already; what the dish chooses from the start without it, so far as that
 * is not sold out.
 */
export function useChoices(dish: MenuItem, start: ChosenOption[] | undefined) {
  const { groups, ...loading } = useDishGroups(dish);
  const soldOut = useSoldOutChoices();
  const [picked, setPicked] = useState(start);
  /** How often the diner wanted to go on. */
  const [attempts, setAttempts] = useState(0);
  const choices = groups && stillOffered(picked ?? choicesFromTheStart(groups, soldOut), groups);
  const fault = groups && faultOf({ groups, chosen: choices ?? [], soldOut });

  return {
    groups,
    ...loading,
    choices,
    soldOut,
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

function choicesFromTheStart(groups: OptionGroup[], soldOut: ReadonlySet<string>): ChosenOption[] {
  return defaultChoices(groups).filter((choice) => !soldOut.has(choiceKeyOf(choice)));
}

type Chosen = { groups: OptionGroup[]; chosen: ChosenOption[]; soldOut: ReadonlySet<string> };

/**
 * Why this cannot be ordered. What a diner has picked stays picked when it sells out: they take it back
 * themselves, so that nothing is left out that they believe they get.
 */
function faultOf({ groups, chosen, soldOut }: Chosen): ChoicesFault | undefined {
  const resolved = resolveChoices({ groups, chosen });
  return 'fault' in resolved ? resolved.fault : soldOutFault(resolved.choices, soldOut);
}

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
