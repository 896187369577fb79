import { useCategories } from '../../../lib/categories.ts';
import { servedInWords } from '@thymely/contract/ordering/served-in-words';
import { noticeUnits } from '../../../model/notice-in-words.ts';
import { controlClasses, Field } from '../../../ui/fields/field.tsx';
import { CompactSelect } from '../../parts/compact-select.tsx';
import { Section } from '../../parts/section.tsx';
import { ServedField } from '../../parts/served/served-field.tsx';
import type { DishFieldsProps } from './dish-field.ts';
import * as dishWords from '../../parts/dish/words.en.ts';
import * as words from './words.en.ts';

/** When the dish is served, and how long ahead it has to be ordered. */
export function ServingFields(fields: DishFieldsProps) {
  const { values, faults, change } = fields;
  const { name = '', served } = useCategories().find(values.category) ?? {};
  const usual = served && servedInWords(served);
  return (
    <Section title={words.serving} text={words.servingText}>
      <ServedField
        name="served"
        windows={values.served}
        faults={faults}
        usually={usual && words.asCategory(name, usual)}
        onChange={(windows) => {
          change({ served: windows });
        }}
      />
      {values.served.length > 0 && usual !== undefined && (
        <p className="rounded-sm bg-leaf-100 px-4 py-3 text-sm">
          {words.insteadOfCategory(name, usual)}
        </p>
      )}
      <NoticeField {...fields} />
    </Section>
  );
}

function NoticeField({ values, faults, change }: DishFieldsProps) {
  const { noticeMinutes: notice } = values;
  return (
    <div className="sm:max-w-80">
      <Field
        label={dishWords.fields.noticeMinutes}
        hint={words.noticeHint}
        error={faults['noticeMinutes']}
      >
        {(control) => (
          <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-2">
            <input
              {...control}
              name="noticeMinutes"
              inputMode="numeric"
              autoComplete="off"
              className={controlClasses}
              value={notice.amount}
              onChange={({ target }) => {
                change({ noticeMinutes: { ...notice, amount: target.value } });
              }}
            />
            <CompactSelect
              label={words.noticeUnit}
              value={notice.unit}
              options={noticeUnits.map((unit) => ({ value: unit, label: words.noticeUnits[unit] }))}
              onChange={(unit) => {
                change({ noticeMinutes: { ...notice, unit } });
              }}
            />
          </div>
        )}
      </Field>
    </div>
  );
}
