import { useState } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import {
  centsOfChoices,
  choicesOf,
  defaultChoices,
  groupsAtSize,
  resolveChoices,
  type ChoicesFault,
  type ChosenOption,
  choiceKeyOf,
  soldOutFault,
} from '@thymely/contract/options/choices';
import { soldOutKeyOf } from '@thymely/contract/options/sold-out-keys';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { useSoldOutChoices } from '../../../api/ordering.ts';
import { missingInWords } from './missing-words.ts';
import { useDishGroups } from './use-dish-groups.ts';

/**
 * Holds what a diner chooses with a dish; `choices` is `undefined` while the options are unknown.
 *
 * @param start what is chosen already; without it, the default choices that are not sold out.
 */
export function useChoices(dish: MenuItem, start: ChosenOption[] | undefined) {
  const { groups: offered, ...loading } = useDishGroups(dish);
  const allSoldOut = useSoldOutChoices();
  const soldOut = soldOutOf(dish, offered ?? [], allSoldOut);
  const [picked, setPicked] = useState(start);
  /** How often the diner tried to continue. */
  const [attempts, setAttempts] = useState(0);
  const choices = offered && stillOffered(picked ?? choicesFromTheStart(offered, soldOut), offered);
  const groups = offered && groupsAtSize(offered, choices ?? []);
  const fault = groups && faultOf(dish, { groups, chosen: choices ?? [], soldOut: allSoldOut });
  const faulty = groups?.find(({ _id }) => _id === fault?.groupId);

  return {
    groups,
    ...loading,
    choices,
    /** The keys of the choices that are sold out with this dish. */
    soldOut,
    /** What the choices add to the price. */
    cents: groups ? centsOfChosen(groups, choices ?? []) : 0,
    /** What is wrong; only shown once the diner tried to continue. */
    fault: attempts > 0 ? fault : undefined,
    attempts,
    /** What keeps this from being ordered, in a few words; undefined if nothing does. */
    missing: faulty && missingInWords(faulty, choices ?? []),
    pick: setPicked,
    /** Returns whether this can be ordered; from then on `fault` says why not. */
    check: () => {
      setAttempts(attempts + 1);
      return groups !== undefined && fault === undefined;
    },
  };
}

export type Choices = ReturnType<typeof useChoices>;

function soldOutOf(
  { _id }: MenuItem,
  groups: OptionGroup[],
  soldOut: ReadonlySet<string>,
): ReadonlySet<string> {
  const out = groups.flatMap(choicesOf).filter((each) => soldOut.has(soldOutKeyOf(_id, each)));
  return new Set(out.map(choiceKeyOf));
}

function choicesFromTheStart(groups: OptionGroup[], soldOut: ReadonlySet<string>): ChosenOption[] {
  return defaultChoices(groups).filter((choice) => !soldOut.has(choiceKeyOf(choice)));
}

type Chosen = { groups: OptionGroup[]; chosen: ChosenOption[]; soldOut: ReadonlySet<string> };

/**
 * Returns why this cannot be ordered. A choice that sells out stays chosen until the diner
 * deselects it, so that they do not order a dish without something they expect.
 */
function faultOf(
  { _id: menuItemId }: MenuItem,
  { groups, chosen, soldOut }: Chosen,
): ChoicesFault | undefined {
  const resolved = resolveChoices({ groups, chosen });
  if ('fault' in resolved) return resolved.fault;
  return soldOutFault({ menuItemId, choices: resolved.choices }, soldOut);
}

/** The groups may have changed since: a diner can neither see nor deselect a removed choice. */
function stillOffered(chosen: ChosenOption[], groups: OptionGroup[]): ChosenOption[] {
  return chosen.filter(({ groupId, choiceId }) =>
    groups.some(({ _id, choices }) => _id === groupId && choices.some(({ id }) => id === choiceId)),
  );
}

function centsOfChosen(groups: OptionGroup[], chosen: ChosenOption[]): number {
  const offered = new Map(groups.flatMap(choicesOf).map((each) => [choiceKeyOf(each), each]));
  return centsOfChoices(chosen.flatMap((each) => offered.get(choiceKeyOf(each)) ?? []));
}
