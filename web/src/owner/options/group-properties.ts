import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { choiceRule } from '../../shared/options/choice-rule.ts';
import { declaredInWords } from '../parts/dish/declared-in-words.ts';
import type { EditProperty, EditProperties } from '../parts/edit-form/edit-properties.ts';
import { listPropertiesOf } from '../parts/edit-form/list-properties.ts';
import { centsOf, pricedSizes, type ChoiceValues, type GroupValues } from './group-values.ts';
import * as words from './words.en.ts';

type GroupProperty = EditProperty<GroupValues>;

/** Returns every property of a group by its key: its name, its rule, each choice, and their order. */
export function groupPropertiesOf(values: GroupValues): EditProperties<GroupValues> {
  const choices = listPropertiesOf(values, {
    rowsOf: (group) => group.choices,
    withRows: (group, rows) => ({ ...group, choices: rows }),
    kind: 'choice',
    nameOf: ({ name }) => name,
    rowInWords: choiceInWords,
    comparable: (choice) => ({ pricesBySize: pricedSizes(choice) }),
    words: {
      rowChange: words.choiceChange,
      notInList: words.notAmongChoices,
      orderChange: words.orderChange,
    },
  });
  return new Map([['name', nameProperty(values)], ['rule', ruleProperty(values)], ...choices]);
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

function choiceInWords(choice: ChoiceValues): string {
  const { name, price, isDefault } = choice;
  const cents = centsOf(price);
  const facts = [
    cents > 0 ? `${name} +${formatCents(cents)}` : name,
    ...pricedSizes(choice).map(([size, own]) => `${size} +${formatCents(centsOf(own))}`),
    isDefault && words.startsChosen,
    declaredInWords(choice),
  ];
  return facts.filter(Boolean).join(' · ');
}
