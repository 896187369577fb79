import { type CategoryList, useCategories } from '../../../lib/categories.ts';
import { TextField } from '../../../ui/fields/field.tsx';
import { DeclarationPicker } from '../../parts/dish/declaration-picker.tsx';
import { clashesIn } from '../../parts/dish/declared-in-words.ts';
import { Section } from '../../parts/section.tsx';
import { fieldOf, type DishFieldsProps } from './dish-field.ts';
import { OptionGroupsField } from './option-groups-field.tsx';
import { RestingField } from './resting-field.tsx';
import { ServingFields } from './serving-fields.tsx';
import { TaxRateField } from './tax-rate-field.tsx';
import * as words from './words.en.ts';

/**
 * The optional fields of a dish: diets and allergens, options, its load on the kitchen, when it is
 * served, its rate of tax, and whether it rests.
 */
export function DishFurtherFields(fields: DishFieldsProps) {
  const { values, faults, change } = fields;
  const clashes = clashesIn(values);
  return (
    <>
      <Section title={words.declarations} text={words.declarationsText}>
        {(['diets', 'allergens'] as const).map((what) => (
          <DeclarationPicker
            key={what}
            what={what}
            value={values[what]}
            error={faults[what]}
            clashes={clashes}
            onChange={(value) => {
              change({ [what]: value });
            }}
          />
        ))}
      </Section>
      <Section title={words.optionsAndKitchen} text={words.optionsAndKitchenText}>
        <OptionGroupsField
          value={values.optionGroups}
          error={faults['optionGroups']}
          onChange={(optionGroups) => {
            change({ optionGroups });
          }}
        />
        <LoadField {...fields} />
      </Section>
      <ServingFields {...fields} />
      <TaxRateField {...fields} />
      <RestingField {...fields} />
    </>
  );
}

/** Says which categories have another load than 1. */
function loadHint({ all }: CategoryList): string {
  const exceptions = all
    .filter(({ load }) => load !== undefined)
    .map(({ name, load }) => `${name}: ${load}`);
  return exceptions.length > 0 ? words.loadHintBut(exceptions.join(', ')) : words.loadHint;
}

function LoadField(fields: DishFieldsProps) {
  const categories = useCategories();
  return (
    <div className="sm:max-w-64">
      <TextField
        label={words.load}
        inputMode="numeric"
        autoComplete="off"
        placeholder={String(categories.of(fields.values.category).load ?? 1)}
        hint={loadHint(categories)}
        {...fieldOf(fields, 'load')}
      />
    </div>
  );
}
