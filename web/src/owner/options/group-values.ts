import { amountText } from '@thymely/contract/ground/price/amount-text';
import { readListCell, writeListCell } from '@thymely/contract/ground/csv/list-cell';
import { foldText } from '@thymely/contract/ground/text/fold-text';
import type { Allergen, Diet } from '@thymely/contract/menu/declarations';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { typedCents } from '../parts/typed/typed-number.ts';

type Choice = OptionGroup['choices'][number];

/** A choice as it is typed. */
export type ChoiceValues = {
  /** The key of its row in the form. */
  key: string;
  /** The ID that carts refer to; undefined before the choice is saved. */
  id: string | undefined;
  name: string;
  price: string;
  /** The typed prices of sizes with another one, by the ID of the size. */
  pricesBySize: Record<string, string>;
  isDefault: boolean;
  /** The diets in the format of a file's cell: see list-cell.ts. */
  diets: string;
  allergens: string;
};

export type GroupValues = {
  name: string;
  min: number;
  max: number;
  maxEach: number;
  choices: ChoiceValues[];
};

export function emptyChoice(): ChoiceValues {
  const key = crypto.randomUUID();
  return {
    key,
    id: undefined,
    name: '',
    price: '',
    pricesBySize: {},
    isDefault: false,
    diets: '',
    allergens: '',
  };
}

export function emptyGroup(): GroupValues {
  return { name: '', min: 0, max: 1, maxEach: 1, choices: [emptyChoice(), emptyChoice()] };
}

/** A group as the form shows it. */
export function groupValuesOf(group: OptionGroup): GroupValues {
  const { name, min, max, maxEach = 1, choices } = group;
  return { name, min, max, maxEach, choices: choices.map(choiceValuesOf) };
}

function choiceValuesOf(choice: Choice): ChoiceValues {
  const { id, name, cents, centsBySize = {}, isDefault, diets, allergens } = choice;
  const pricesBySize = Object.entries(centsBySize).map(([size, own]) => [size, amountText(own)]);
  return {
    key: id,
    id,
    name,
    isDefault,
    price: cents === 0 ? '' : amountText(cents),
    pricesBySize: Object.fromEntries(pricesBySize.toSorted()) as Record<string, string>,
    diets: writeListCell(diets),
    allergens: writeListCell(allergens),
  };
}

/** Returns the sizes with a price of their own, as it is typed. */
export function pricedSizes({ pricesBySize }: Pick<ChoiceValues, 'pricesBySize'>) {
  return Object.entries(pricesBySize).filter(([, typed]) => typed.trim() !== '');
}

/** Returns the cents of a typed price: 0 for an empty one, and NaN for an invalid one. */
export function centsOf(typed: string): number {
  return typed.trim() === '' ? 0 : typedCents(typed);
}

/** Returns the group to send: choices without an ID get one that is made from their name. */
export function groupOf(values: GroupValues, groupId: string | undefined): OptionGroup {
  const { name, min, max, maxEach } = values;
  const taken = new Set(values.choices.flatMap(({ id }) => id ?? []));
  const choices = values.choices.map((choice): Choice => {
    const id = choice.id ?? idFrom(choice.name, taken);
    taken.add(id);
    const bySize = pricedSizes(choice).map(([size, typed]) => [size, centsOf(typed)] as const);
    const diets = readListCell(choice.diets) as Diet[] | null;
    const allergens = readListCell(choice.allergens) as Allergen[] | null;
    return {
      id,
      name: choice.name.trim(),
      cents: centsOf(choice.price),
      ...(bySize.length > 0 && { centsBySize: Object.fromEntries(bySize) }),
      isDefault: choice.isDefault,
      ...(diets && { diets }),
      ...(allergens && { allergens }),
    };
  });
  const suffix = crypto.randomUUID().slice(0, 4);
  return {
    _id: groupId ?? `${idFrom(name, new Set())}-${suffix}`,
    name: name.trim(),
    min,
    max,
    ...(maxEach > 1 && { maxEach }),
    choices,
  };
}

/** Returns the rule with bounds that this number of choices allows. */
export function withinReach<Rule extends Pick<GroupValues, 'min' | 'max' | 'maxEach'>>(
  rule: Rule,
  choices: number,
): Rule {
  const max = Math.max(1, Math.min(rule.max, choices * rule.maxEach));
  return { ...rule, max, min: Math.min(rule.min, max) };
}

const idLength = 40;

/** Makes an ID from a name, such as `extra-cheese`; numbered if it is taken. */
function idFrom(name: string, taken: ReadonlySet<string>): string {
  const words = foldText(name).match(/[a-z0-9]+/g) ?? [];
  const plain = words.join('-').slice(0, idLength) || 'choice';
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? plain : `${plain}-${number}`;
    // The name of a property that every object has is not used as an ID.
    if (!taken.has(id) && !(id in Object.prototype)) return id;
  }
}
