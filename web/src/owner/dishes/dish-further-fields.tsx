import type { UseFormReturn } from 'react-hook-form';
import type { NewMenuItem } from '@thymely/contract/menu/endpoints';
import { TextField } from '../../ui/fields/field.tsx';
import { DeclarationPicker } from '../parts/dish/declaration-picker.tsx';
import { clashesIn } from '../parts/dish/declared-in-words.ts';
import { Section } from '../parts/section.tsx';
import type { DishValues } from '../parts/dish/dish-values.ts';
import { OptionGroupsField } from './option-groups-field.tsx';

type DishFurtherFieldsProps = {
  form: UseFormReturn<DishValues, unknown, NewMenuItem>;
  /** What the form contains now. */
  values: Partial<DishValues>;
};

/** What a dish may say besides: diets and allergens, options, and what it takes of the kitchen. */
export function DishFurtherFields({ form, values }: DishFurtherFieldsProps) {
  const { errors } = form.formState;
  const clashes = clashesIn({ diets: '', allergens: '', ...values });
  const declare = (what: 'diets' | 'allergens', value: string) => {
    form.setValue(what, value, { shouldDirty: true });
    // One may contradict the other.
    void form.trigger(['diets', 'allergens']);
  };
  return (
    <>
      <Section
        title="Diets and allergens"
        text="Guests filter the menu by them. Say only what you are sure of: 'Not declared' is better than a guess."
      >
        {(['diets', 'allergens'] as const).map((what) => (
          <DeclarationPicker
            key={what}
            what={what}
            value={values[what] ?? ''}
            error={errors[what]?.message}
            clashes={clashes}
            onChange={(value) => {
              declare(what, value);
            }}
          />
        ))}
      </Section>
      <Section
        title="Options and kitchen"
        text="What guests choose, and how much work a portion is."
      >
        <OptionGroupsField
          value={values.optionGroups ?? ''}
          error={errors.optionGroups?.message}
          onChange={(value) => {
            form.setValue('optionGroups', value, { shouldDirty: true, shouldValidate: true });
          }}
        />
        <LoadField form={form} category={values.category} />
      </Section>
    </>
  );
}

type LoadFieldProps = Pick<DishFurtherFieldsProps, 'form'> & { category: string | undefined };

function LoadField({ form, category }: LoadFieldProps) {
  return (
    <div className="sm:max-w-64">
      <TextField
        label="Load"
        inputMode="numeric"
        autoComplete="off"
        placeholder={category === 'drinks' ? '0' : '1'}
        hint="How much of a time slot one portion uses. Leave blank for 1 (drinks: 0)."
        error={form.formState.errors.load?.message}
        {...form.register('load')}
      />
    </div>
  );
}
