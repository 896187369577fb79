import {
  contradictionsOf,
  isDeclaredWithout,
  suitsDiet,
  type Allergen,
  type Declared,
  type Diet,
} from '@thymely/contract/menu/declarations';
import { choiceKeyOf, type ChosenOption } from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';

type Chosen = { groups: readonly OptionGroup[]; chosen: readonly ChosenOption[] };

/**
 * Returns the diets of a dish that it does not suit with these choices, each with the name of the
 * choice that is the reason. A choice that declares nothing undoes nothing; it says so itself.
 */
export function undoneDiets(
  { diets = [] }: Declared,
  { groups, chosen }: Chosen,
): ReadonlyMap<Diet, string> {
  const made = choicesMade({ groups, chosen });
  const undone = (diets ?? []).flatMap((diet) => {
    const reason = made.find((choice) => undoes(choice, diet));
    return reason === undefined ? [] : [[diet, reason.name] as const];
  });
  return new Map(undone);
}

/** Returns what a dish contains with these choices; undefined if it declares nothing itself. */
export function containedWith({ allergens }: Declared, chosen: Chosen): Allergen[] | undefined {
  const ofChoices = choicesMade(chosen).flatMap((choice) => choice.allergens ?? []);
  return allergens ? [...new Set([...allergens, ...ofChoices])] : undefined;
}

function choicesMade({ groups, chosen }: Chosen): OptionGroup['choices'] {
  const keys = new Set(chosen.map(choiceKeyOf));
  return groups.flatMap(({ _id: groupId, choices }) =>
    choices.filter(({ id }) => keys.has(choiceKeyOf({ groupId, choiceId: id }))),
  );
}

function undoes(choice: Declared, diet: Diet): boolean {
  const { allergens } = choice;
  if (contradictionsOf({ diets: [diet], allergens }).length > 0) return true;
  // Whatever is declared to be without gluten is gluten-free, whether or not it says so twice.
  if (diet === 'gluten-free' && isDeclaredWithout(choice, 'gluten')) return false;
  return Boolean(choice.diets) && !suitsDiet(choice, diet);
}
