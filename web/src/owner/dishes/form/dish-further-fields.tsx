import { TextField } from '../../../ui/fields/field.tsx';
import { DeclarationPicker } from '../../parts/dish/declaration-picker.tsx';
import { clashesIn } from '../../parts/dish/declared-in-words.ts';
import { Section } from '../../parts/section.tsx';
import { fieldOf, type DishFieldsProps } from './dish-form-fields.tsx';
import { OptionGroupsField } from './option-groups-field.tsx';
import { RestingField } from './resting-field.tsx';

/** The optional fields of a dish: diets and allergens, options, its load on the kitchen, and whether it rests. */
export function DishFurtherFields(fields: DishFieldsProps) {
  const { values, faults, change } = fields;
  const clashes = clashesIn(values);
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
            value={values[what]}
            error={faults[what]}
            clashes={clashes}
            onChange={(value) => {
              change({ [what]: value });
            }}
          />
        ))}
      </Section>
      <Section
        title="Options and kitchen"
        text="What guests choose, and how much work a portion is."
      >
        <OptionGroupsField
          value={values.optionGroups}
          error={faults['optionGroups']}
          onChange={(optionGroups) => {
            change({ optionGroups });
          }}
        />
        <LoadField {...fields} />
      </Section>
      <RestingField {...fields} />
    </>
  );
}

function LoadField(fields: DishFieldsProps) {
  return (
    <div className="sm:max-w-64">
      <TextField
        label="Load"
        inputMode="numeric"
        autoComplete="off"
        placeholder={fields.values.category === 'drinks' ? '0' : '1'}
        hint="How much of a time slot one portion uses. Leave blank for 1 (drinks: 0)."
        {...fieldOf(fields, 'load')}
      />
    </div>
  );
}
