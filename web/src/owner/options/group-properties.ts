import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { choiceRule } from '../../shared/options/choice-rule.ts';
import { declaredInWords } from '../parts/dish/declared-in-words.ts';
import type { EditProperty, EditProperties } from '../parts/edit-form/edit-properties.ts';
import { centsOf, pricedSizes, type ChoiceValues, type GroupValues } from './group-values.ts';
import * as words from './words.en.ts';

type GroupProperty = EditProperty<GroupValues>;

/** Returns every property of a group by its key: its name, its rule, each choice, and their order. */
export function groupPropertiesOf(values: GroupValues): EditProperties<GroupValues> {
  const choices = values.choices.map((choice, index): [string, GroupProperty] => [
    `choice ${keyOf(choice)}`,
    choiceProperty(choice, index),
  ]);
  return new Map([
    ['name', nameProperty(values)],
    ['rule', ruleProperty(values)],
    ...choices,
    // The order comes last, because it can only sort choices that are already there.
    ['order', orderProperty(values)],
  ]);
}

/** Returns the ID, or the row's key for a choice that was never saved. */
function keyOf({ id, key }: ChoiceValues): string {
  return id ?? key;
}

function nameProperty({ name }: GroupValues): GroupProperty {
  return {
    label: words.name,
    words: name,
    value: name,
    putInto: (values) => ({ ...values, name }),
  };
}

function ruleProperty(group: GroupValues): GroupProperty {
  const { min, max, maxEach } = group;
  return {
    label: words.guests,
    words: choiceRule(group),
    value: `${min} to ${max}, ${maxEach} of each`,
    putInto: (values) => ({ ...values, min, max, maxEach }),
  };
}

function choiceProperty(choice: ChoiceValues, index: number): GroupProperty {
  const { name, price, isDefault } = choice;
  const isThis = (other: ChoiceValues) => keyOf(other) === keyOf(choice);
  const cents = centsOf(price);
  const facts = [
    cents > 0 ? `${name} +${formatCents(cents)}` : name,
    ...pricedSizes(choice).map(([size, own]) => `${size} +${formatCents(centsOf(own))}`),
    isDefault && words.startsChosen,
    declaredInWords(choice),
  ];
  const label = words.choiceChange(name);
  return {
    label,
    words: facts.filter(Boolean).join(' · '),
    value: JSON.stringify({ ...choice, pricesBySize: pricedSizes(choice), key: '' }),
    putInto: (values) => {
      const { choices } = values;
      const at = choices.findIndex(isThis);
      const next = at < 0 ? choices.toSpliced(index, 0, choice) : choices.with(at, choice);
      return { ...values, choices: next };
    },
    absent: {
      label,
      words: words.notAmongChoices,
      value: '',
      putInto: (values) => ({ ...values, choices: values.choices.filter((each) => !isThis(each)) }),
    },
  };
}

/** The order of the choices. Choices that only one of two versions has do not affect it. */
function orderProperty({ choices }: GroupValues): GroupProperty {
  const order = choices.map(keyOf);
  return {
    label: words.orderChange,
    words: choices.map(({ name }) => name).join(', '),
    value: JSON.stringify(order),
    isSame: (value) => {
      const other = JSON.parse(value) as string[];
      const inBoth = order.filter((key) => other.includes(key));
      return inBoth.join() === other.filter((key) => order.includes(key)).join();
    },
    putInto: (values) => ({ ...values, choices: inOrder(values.choices, order) }),
  };
}

/** Sorts the choices by an order; choices that it does not name keep their place. */
function inOrder(choices: ChoiceValues[], order: readonly string[]): ChoiceValues[] {
  const placeOf = (choice: ChoiceValues) => order.indexOf(keyOf(choice));
  const named = choices
    .filter((choice) => placeOf(choice) >= 0)
    .sort((one, other) => placeOf(one) - placeOf(other));
  return choices.map((choice) => (placeOf(choice) < 0 ? choice : (named.shift() ?? choice)));
}
