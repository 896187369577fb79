import { useQuery } from '@tanstack/react-query';
import type { TaxRate } from '@thymely/contract/ordering/endpoints';
import { orderingSettingsQuery } from '../../../api/ordering-settings.ts';
import { formatRate } from '@thymely/contract/ground/price/format-rate';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Section } from '../../parts/section.tsx';
import { fieldOf, type DishFieldsProps } from './dish-field.ts';
import * as words from './words.en.ts';

/** The rate of tax that the price includes. Without rates in the settings, there is no choice. */
export function TaxRateField(fields: DishFieldsProps) {
  const { data } = useQuery(orderingSettingsQuery);
  const rates = data?.taxRates ?? [];
  const { taxRate: named } = fields.values;
  if (rates.length < 2 && named === '') return null;
  const isGone = data !== undefined && rates.every(({ id }) => id !== named);
  return (
    <Section title={words.tax} text={words.taxText}>
      <div className="sm:max-w-80">
        <SelectField
          label={words.taxRate}
          options={choicesOf(rates, named)}
          hint={named !== '' && isGone ? words.taxRateGone : undefined}
          {...fieldOf(fields, 'taxRate')}
        />
      </div>
    </Section>
  );
}

/** The default rate counts for a dish that names none, so it is the entry without an ID. */
function choicesOf(rates: readonly TaxRate[], named: string) {
  const [first] = rates;
  const inWords = ({ name, bp }: TaxRate) => `${name} ${formatRate(bp)}`;
  const byDefault = {
    value: '',
    label: first ? words.defaultRateOf(inWords(first)) : words.defaultRate,
  };
  const others = rates.map((rate) => ({ value: rate.id, label: inWords(rate) }));
  const isKnown = named === '' || rates.some(({ id }) => id === named);
  return [byDefault, ...others, ...(isKnown ? [] : [{ value: named, label: named }])];
}
