import type { UseFormReturn } from 'react-hook-form';
import { limits } from '@thymely/contract/ground/limits';
import type { NewMenuItem } from '@thymely/contract/menu/endpoints';
import { formatCents } from '../../model/format-price.ts';
import { charactersLeft } from '../../ui/fields/characters-left.ts';
import { MoneyField, TextField, TextAreaField } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { PictureUploading } from '../../ui/fields/use-picture-upload.ts';
import { categoryChoices } from '../parts/dish/category-looks.ts';
import type { DishValues } from '../parts/dish/dish-values.ts';
import { ImageField } from './image-field.tsx';

type DishFormFieldsProps = {
  /** What the form contains now. */
  values: Partial<DishValues>;
  form: UseFormReturn<DishValues, unknown, NewMenuItem>;
  uploading: PictureUploading;
  /** The picture to show; empty for none. */
  picture: string;
};

const priceHint = `From ${formatCents(limits.priceMinCents)} to ${formatCents(limits.priceMaxCents)}.`;

/** Name, category, price, recipe and image of a dish, all required. */
export function DishFormFields({ form, values, uploading, picture }: DishFormFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const lengthOf = (field: 'name' | 'recipe') => (values[field] ?? '').trim().length;
  const saying = (field: keyof DishValues, hint: string) => ({
    hint,
    error: errors[field]?.message,
  });
  return (
    <>
      <TextField
        label="Name"
        required
        autoComplete="off"
        {...saying('name', charactersLeft(lengthOf('name'), limits.dishNameLength))}
        {...register('name')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          label="Category"
          required
          placeholder="Select a category"
          options={categoryChoices}
          {...saying('category', 'Where guests will find it on the menu.')}
          {...register('category')}
        />
        <MoneyField label="Price" required {...saying('price', priceHint)} {...register('price')} />
      </div>
      <TextAreaField
        label="Recipe"
        required
        rows={4}
        {...saying(
          'recipe',
          `What's in it. ${charactersLeft(lengthOf('recipe'), limits.recipeLength)}`,
        )}
        {...register('recipe')}
      />
      <ImageField form={form} uploading={uploading} picture={picture} image={values.image ?? ''} />
    </>
  );
}
