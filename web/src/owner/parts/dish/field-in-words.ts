import { capitalized } from '@thymely/contract/ground/text/capitalized';
import { readListCell } from '@thymely/contract/ground/csv/list-cell';
import { allergens, diets } from '@thymely/contract/menu/declarations';
import { parsePrice } from '@thymely/contract/ground/price/parse-price';
import { readServedCell } from '@thymely/contract/menu/served-cell';
import { readSizesCell } from '@thymely/contract/menu/sizes-cell';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { presentCategories } from '../../../lib/categories.ts';
import { noticeInWords } from '../../../model/notice-in-words.ts';
import { windowsInWords } from '../served/served-values.ts';
import { labelsOf } from './declared-in-words.ts';
import type { DishField } from './dish-values.ts';
import { sizesInWords } from './size-values.ts';
import * as words from './words.en.ts';

export const fieldLabels: Record<DishField, string> = words.fields;

/** Returns the value of a field as a person reads it. */
export function fieldInWords(
  field: DishField,
  value: string,
  groups: readonly OptionGroup[],
): string {
  switch (field) {
    case 'price': {
      const parsed = parsePrice(value);
      return 'cents' in parsed ? formatCents(parsed.cents) : value;
    }
    case 'category':
      return presentCategories().find(value)?.one ?? value;
    case 'diets':
      return listInWords(labelsOf(value, diets), words.suitsNone);
    case 'allergens':
      return listInWords(labelsOf(value, allergens), words.containsNone);
    case 'optionGroups': {
      const nameOf = (id: string) => groups.find(({ _id }) => _id === id)?.name ?? id;
      return readListCell(value)?.map(nameOf).join(', ') ?? words.noOptions;
    }
    case 'load':
      return value || words.usualLoad;
    case 'sizes':
      return sizesCellInWords(value);
    case 'served': {
      const read = readServedCell(value);
      if (!('served' in read)) return value;
      return read.served ? windowsInWords(read.served) : words.asItsCategory;
    }
    case 'noticeMinutes': {
      const minutes = Number(value);
      return minutes > 0 ? noticeInWords(minutes) : value || words.noNotice;
    }
    case 'taxRate':
      return value || words.defaultTaxRate;
    case 'resting':
      return value === '' ? words.no : words.yes;
    case 'name':
    case 'recipe':
    case 'image':
      return value;
  }
}

function sizesCellInWords(cell: string): string {
  const read = readSizesCell(cell);
  if (!('sizes' in read)) return cell;
  return read.sizes ? sizesInWords(read.sizes) : words.oneSize;
}

function listInWords(labels: string[] | undefined, none: string): string {
  if (!labels) return words.notDeclared;
  const [first = none, ...rest] = labels;
  return [capitalized(first), ...rest].join(', ');
}
