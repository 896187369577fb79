import ArrowUpIcon from 'lucide-react/icons/arrow-up';
import Trash2Icon from 'lucide-react/icons/trash-2';
import { orderingLimits } from '@thymely/contract/ordering/limits';
import { TextField } from '../../../ui/fields/field.tsx';
import { UnitField } from '../../../ui/fields/unit-field.tsx';
import type { FieldFaults } from '../../parts/edit-form/edit-model.ts';
import { RowAction } from '../row-action.tsx';
import type { TaxRateValues } from './tax-values.ts';
import * as orderingWords from '../words.en.ts';
import * as words from './words.en.ts';

type TaxRateRowProps = {
  rate: TaxRateValues;
  index: number;
  faults: FieldFaults;
  onChange: (changes: Partial<TaxRateValues>) => void;
  /** Makes it the default. */
  onFirst: () => void;
  onRemove: () => void;
};

/** The name and the percentage of a rate of tax. */
export function TaxRateRow({ rate, index, faults, ...row }: TaxRateRowProps) {
  const name = `taxRates.${index}`;
  const about = rate.name.trim() || words.nthRate(index + 1);
  return (
    <li
      aria-label={about}
      className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-x-4 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_7rem_auto]"
    >
      <TextField
        label={words.name}
        name={`${name}.name`}
        autoComplete="off"
        maxLength={orderingLimits.taxRateNameLength}
        hint={index === 0 ? words.isDefault : undefined}
        error={faults[`${name}.name`]}
        value={rate.name}
        onChange={({ target }) => {
          row.onChange({ name: target.value });
        }}
      />
      <UnitField
        label={words.rate}
        name={`${name}.bp`}
        unit="%"
        inputMode="decimal"
        error={faults[`${name}.bp`]}
        value={rate.percent}
        onChange={({ target }) => {
          row.onChange({ percent: target.value });
        }}
      />
      <div className="flex flex-wrap gap-1 whitespace-nowrap max-sm:col-span-full sm:mt-8 sm:w-23 sm:justify-end">
        {index > 0 && (
          <RowAction
            label={words.makeDefault}
            about={about}
            icon={<ArrowUpIcon className="size-5" />}
            onClick={row.onFirst}
          />
        )}
        <RowAction
          label={orderingWords.remove}
          about={about}
          icon={<Trash2Icon className="size-5" />}
          onClick={row.onRemove}
        />
      </div>
    </li>
  );
}
