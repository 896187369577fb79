import { amountText } from '@thymely/contract/ground/price/amount-text';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { foldText } from '@thymely/contract/ground/text/fold-text';
import type { DishSize } from '@thymely/contract/menu/sizes';
import { sizeSchema } from '@thymely/contract/menu/further-fields.schema';
import { furtherTexts } from '@thymely/contract/menu/imported-dish.schema';
import { sizeIdOf } from '@thymely/contract/menu/size-id';
import * as v from 'valibot';
import type { FieldFaults } from '../edit-form/edit-model.ts';
import { typedPriceSchema } from './typed-price.schema.ts';
import * as words from './words.en.ts';

/** A size of a dish as it is typed. */
export type SizeValues = {
  /** The key of its row in the form. */
  key: string;
  /** The ID that carts and orders refer to; undefined before the size is saved. */
  id: string | undefined;
  name: string;
  price: string;
  load: string;
};

export function emptySize(price = ''): SizeValues {
  return { key: crypto.randomUUID(), id: undefined, name: '', price, load: '' };
}

export function sizeValuesOf({ id, name, cents, load }: DishSize): SizeValues {
  return { key: id, id, name, price: amountText(cents), load: String(load ?? '') };
}

const typedSizeSchema = v.object({
  name: sizeSchema.entries.name,
  price: typedPriceSchema,
  load: furtherTexts.load,
});

/** Returns the sizes of valid values: one without an ID gets that of its name. */
export function sizesOf(values: readonly SizeValues[]): DishSize[] {
  const taken = values.flatMap(({ id }) => id ?? []);
  return values.map((size) => {
    const { name, price: cents, load } = v.parse(typedSizeSchema, size);
    const id = size.id ?? sizeIdOf(name, taken);
    taken.push(id);
    return { id, name, cents, ...(load !== null && { load }) };
  });
}

/** Returns the first fault of each field: `sizes.1.price`. */
export function sizeFaultsOf(values: readonly SizeValues[]): FieldFaults {
  const faults: FieldFaults = {};
  const names = values.map(({ name }) => foldText(name.trim()));
  for (const [index, size] of values.entries()) {
    for (const issue of v.safeParse(typedSizeSchema, size).issues ?? []) {
      faults[`sizes.${index}.${v.getDotPath(issue) ?? ''}`] ??= issue.message;
    }
    const isNamedBefore = names.indexOf(names[index] ?? '') < index;
    if (isNamedBefore) faults[`sizes.${index}.name`] ??= words.sizeTwice;
  }
  return faults;
}

/** Returns sizes with their prices as a person reads them. */
export function sizesInWords(sizes: readonly Pick<DishSize, 'name' | 'cents'>[]): string {
  return sizes.map(({ name, cents }) => `${name} ${formatCents(cents)}`).join(', ');
}
