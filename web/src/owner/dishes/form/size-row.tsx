import { optionLimits } from '@thymely/contract/ground/option-limits';
import type { Elements } from '../../../ui/elements.ts';
import { TextField } from '../../../ui/fields/field.tsx';
import { MoneyField } from '../../../ui/fields/unit-field.tsx';
import type { SizeValues } from '../../parts/dish/size-values.ts';
import type { FieldFaults } from '../../parts/edit-form/edit-model.ts';
import * as dishWords from '../../parts/dish/words.en.ts';
import * as words from './words.en.ts';

type SizeRowProps = {
  size: SizeValues;
  /** The name of the row's fields: `sizes.2`. */
  name: string;
  faults: FieldFaults;
  /** The load of a portion that names none. */
  usualLoad: string;
  /** The ID of the list of names that are offered. */
  namesId: string;
  onChange: (changes: Partial<SizeValues>) => void;
  /** The buttons that move and remove the size. */
  actions: Elements;
};

/** A size of a dish: its name, its price, and its load on the kitchen if it has one of its own. */
export function SizeRow(props: SizeRowProps) {
  const { size, name, faults, usualLoad, namesId, onChange, actions } = props;
  const fieldOf = (field: 'name' | 'price' | 'load') => ({
    name: `${name}.${field}`,
    value: size[field],
    error: faults[`${name}.${field}`],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      onChange({ [field]: target.value });
    },
  });
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 @xl:grid-cols-[minmax(0,1fr)_7.5rem_6rem_auto]">
      <div className="col-span-2 @xl:col-span-1">
        <TextField
          label={words.size}
          required
          list={namesId}
          maxLength={optionLimits.sizeNameLength}
          {...fieldOf('name')}
        />
      </div>
      <MoneyField label={dishWords.fields.price} required {...fieldOf('price')} />
      <TextField
        label={words.load}
        inputMode="numeric"
        placeholder={usualLoad}
        {...fieldOf('load')}
      />
      <div className="col-span-2 flex justify-self-end text-soft @xl:col-span-1 @xl:mt-8">
        {actions}
      </div>
    </div>
  );
}
