import { writeServedCell } from '@thymely/contract/menu/served-cell';
import type { EditedDish } from '../../../api/menu/menu-editing.ts';
import type { EditModel } from '../../parts/edit-form/edit-model.ts';
import type { EditProperty } from '../../parts/edit-form/edit-properties.ts';
import {
  dishFaultsOf,
  dishFields,
  typedDishOf,
  dishValuesOf,
  emptyDish,
  type DishField,
  type DishValues,
  type OwnDishField,
} from '../../parts/dish/dish-values.ts';
import { fieldInWords, fieldLabels } from '../../parts/dish/field-in-words.ts';
import { minutesOfNotice } from '../../parts/dish/notice-values.ts';
import type { SizeValues } from '../../parts/dish/size-values.ts';
import * as words from '../../parts/dish/words.en.ts';

/** Fields that are pressed rather than typed in: they are never left. */
const pressed = new Set(['diets', 'allergens', 'optionGroups', 'resting', 'taxRate']);

type DishProperty = EditProperty<DishValues>;

/** Describes how a dish is edited. */
export const dishModel: EditModel<DishValues, EditedDish> = {
  start: (dish) => (dish ? dishValuesOf(dish) : emptyDish),
  tidied: (values) => dishValuesOf(typedDishOf(values)),
  faultsOf: dishFaultsOf,
  isShownAtOnce: (name) => pressed.has(name),
  propertiesOf: (values) =>
    new Map(
      dishFields.flatMap((field): [DishField, DishProperty][] => {
        if (field === 'sizes') return [];
        if (field === 'price') return [[field, priceOf(values)]];
        const isEdited = field === 'served' || field === 'noticeMinutes';
        return [[field, isEdited ? editedOf(values, field) : textOf(values, field)]];
      }),
    ),
};

function textOf(
  values: DishValues,
  field: Exclude<DishField, 'price' | OwnDishField>,
): DishProperty {
  const value = values[field];
  const putInto = (other: DishValues) => ({ ...other, [field]: value });
  return { label: fieldLabels[field], words: value, value, putInto };
}

/** When a dish is served, or how long ahead it is ordered, as the text of a file's cell. */
function editedOf(values: DishValues, field: 'served' | 'noticeMinutes'): DishProperty {
  const edited = values[field];
  const text =
    field === 'served'
      ? writeServedCell(values.served)
      : String(minutesOfNotice(values.noticeMinutes) ?? '');
  const putInto = (other: DishValues) => ({ ...other, [field]: edited });
  return { label: fieldLabels[field], words: fieldInWords(field, text, []), value: text, putInto };
}

/** What a dish costs: its price, or its sizes with their prices. */
function priceOf({ price, hasSizes, sizes }: DishValues): DishProperty {
  const putInto = (other: DishValues) => ({ ...other, price, hasSizes, sizes });
  if (!hasSizes) {
    const inWords = fieldInWords('price', price, []);
    return { label: fieldLabels.price, words: inWords, value: price, putInto };
  }
  return {
    label: fieldLabels.sizes,
    words: sizes.map(sizeInWords).join(', '),
    value: JSON.stringify(sizes.map((size) => ({ ...size, key: '' }))),
    putInto,
  };
}

function sizeInWords({ name, price, load }: SizeValues): string {
  const inWords = `${name} ${fieldInWords('price', price, [])}`;
  return load === '' ? inWords : `${inWords} (${words.loadOf(load)})`;
}
