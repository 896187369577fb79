import { readListCell } from '@thymely/contract/ground/csv/list-cell';
import { categories, categoryIds } from '@thymely/contract/ground/categories';
import { allergens, diets } from '@thymely/contract/menu/declarations';
import { centsFromPrice } from '@thymely/contract/ground/money';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { formatCents } from '../../../model/format-price.ts';
import { labelsOf } from './declared-in-words.ts';
import type { DishValues } from './dish-values.ts';

type Field = keyof DishValues;

export const fieldLabels: Record<Field, string> = {
  name: 'Name',
  category: 'Category',
  price: 'Price',
  recipe: 'Recipe',
  image: 'Image',
  diets: 'Diets',
  allergens: 'Allergens',
  optionGroups: 'Options',
  load: 'Load',
  resting: 'Resting',
};

/** Returns the value of a field as a person reads it. */
export function fieldInWords(field: Field, value: string, groups: readonly OptionGroup[]): string {
  switch (field) {
    case 'price':
      return formatCents(centsFromPrice(Number(value)));
    case 'category': {
      const category = categoryIds.find((known) => known === value);
      return category ? categories[category].label : value;
    }
    case 'diets':
      return listInWords(labelsOf(value, diets), 'Suits none');
    case 'allergens':
      return listInWords(labelsOf(value, allergens), 'Contains none');
    case 'optionGroups': {
      const nameOf = (id: string) => groups.find(({ _id }) => _id === id)?.name ?? id;
      return readListCell(value)?.map(nameOf).join(', ') ?? 'None';
    }
    case 'load':
      return value || 'As usual';
    case 'resting':
      return value === '' ? 'No' : 'Yes';
    case 'name':
    case 'recipe':
    case 'image':
      return value;
  }
}

function listInWords(labels: string[] | undefined, none: string): string {
  if (!labels) return 'Not declared';
  const [first = none, ...rest] = labels;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
}
