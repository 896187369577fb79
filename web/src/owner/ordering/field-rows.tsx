import type { ChangeEvent } from 'react';
import type { ChoiceField, PlainField, YesNoField } from '@thymely/contract/ground/field-table';
import type { settingsSections } from '@thymely/contract/ordering/settings/settings-table';
import * as settingsWords from '@thymely/contract/ordering/settings/settings-words.en';
import { orderingLimits } from '@thymely/contract/ordering/limits';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { MoneyField, UnitField } from '../../ui/fields/unit-field.tsx';
import { Switch } from '../parts/switch.tsx';
import type { RulesProps } from './rule-fields.tsx';
import * as words from './words.en.ts';

type Sections = typeof settingsSections;
type SectionName = keyof Sections;
type PlainKey = { [Name in SectionName]: keyof Sections[Name]['fields'] }[SectionName];

const labels: Readonly<Partial<Record<PlainKey, string>>> = words.settingLabels;
const hints: Readonly<Record<PlainKey, string>> = {
  ...words.settingHints,
  daysAhead: words.daysAheadHint(String(orderingLimits.daysAhead)),
};

type FieldRowsProps = RulesProps & {
  section: { fields: Readonly<Partial<Record<PlainKey, PlainField>>>; unless?: PlainKey };
};

/** The fields of a section of settings: those to fill in, two beside each other, and the switches. */
export function FieldRows({ section: { fields, unless }, ...form }: FieldRowsProps) {
  if (unless !== undefined && form.values[unless] === true) return null;
  const rows = Object.entries(fields).map(([name, field]) => ({ name: name as PlainKey, field }));
  const switches = rows.filter(({ field }) => field.kind === 'yesNo');
  return (
    <>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {rows.map(({ name, field }) =>
          field.kind === 'yesNo' ? null : <Input key={name} {...form} name={name} field={field} />,
        )}
      </div>
      {switches.length > 0 && (
        <div className="grid divide-y divide-hairline border-t border-hairline">
          {switches.map(({ name }) => (
            <Switch
              key={name}
              className="py-4"
              label={labelOf(name)}
              text={hints[name]}
              isOn={form.values[name] === true}
              onChange={(isOn) => {
                form.onChange({ [name]: isOn });
              }}
            />
          ))}
        </div>
      )}
    </>
  );
}

function labelOf(name: PlainKey): string {
  return labels[name] ?? settingsWords.names[name];
}

type InputProps = RulesProps & { name: PlainKey; field: Exclude<PlainField, YesNoField> };

function Input({ name, field, values, faults, onChange }: InputProps) {
  const props = {
    name,
    label: labelOf(name),
    hint: hints[name],
    error: faults[name],
    value: String(values[name]),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      onChange({ [name]: target.value });
    },
  };
  switch (field.kind) {
    case 'count':
      return <UnitField {...props} unit={field.unit.name} />;
    case 'amount':
      return <MoneyField {...props} />;
    case 'choice':
      return <SelectField {...props} options={optionsOf(field)} />;
  }
}

function optionsOf({ values, meanings }: ChoiceField) {
  return values.map((value) => ({ value, label: meanings[value] ?? value }));
}
