import { limits } from '@thymely/contract/ground/limits';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { useCategories } from '../../../lib/categories.ts';
import { charactersLeft } from '../../../ui/fields/characters-left.ts';
import { TextField, TextAreaField } from '../../../ui/fields/field.tsx';
import { MoneyField } from '../../../ui/fields/unit-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { PictureUploading } from '../../../ui/fields/use-picture-upload.ts';
import { categoryChoices } from '../../parts/dish/category-looks.ts';
import { fieldOf, type DishFieldsProps } from './dish-field.ts';
import { ImageField } from './image-field.tsx';
import { SizesField } from './sizes-field.tsx';
import * as dishWords from '../../parts/dish/words.en.ts';
import * as words from './words.en.ts';

type DishFormFieldsProps = DishFieldsProps & {
  uploading: PictureUploading;
  /** The picture to show; empty for none. */
  picture: string;
};

const priceHint = words.priceHint(
  formatCents(limits.priceMinCents),
  formatCents(limits.priceMaxCents),
);

/** The name, category, price, recipe and image of a dish, all required. */
export function DishFormFields({ uploading, picture, ...fields }: DishFormFieldsProps) {
  const { values } = fields;
  const lengthOf = (field: 'name' | 'recipe') => values[field].trim().length;
  return (
    <>
      <TextField
        label={words.name}
        required
        autoComplete="off"
        hint={charactersLeft(lengthOf('name'), limits.dishNameLength)}
        {...fieldOf(fields, 'name')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          label={dishWords.fields.category}
          required
          placeholder={words.categoryPlaceholder}
          options={categoryChoices(useCategories())}
          hint={words.categoryHint}
          {...fieldOf(fields, 'category')}
        />
        {!values.hasSizes && (
          <MoneyField
            label={dishWords.fields.price}
            required
            hint={priceHint}
            {...fieldOf(fields, 'price')}
          />
        )}
      </div>
      <SizesField {...fields} />
      <TextAreaField
        label={words.recipe}
        required
        rows={4}
        hint={`${words.recipeHint} ${charactersLeft(lengthOf('recipe'), limits.recipeLength)}`}
        {...fieldOf(fields, 'recipe')}
      />
      <ImageField {...fields} uploading={uploading} picture={picture} />
    </>
  );
}
