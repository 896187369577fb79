import { useEffect, useId, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { optionGroupsQuery } from '../../api/menu/options.ts';
import { ListedDishPicture } from '../parts/dish/dish-picture.tsx';
import { dishFields, type DishValues } from '../parts/dish/dish-values.ts';
import { fieldInWords, fieldLabels } from '../parts/dish/field-in-words.ts';
import type { DishConflict } from './use-dish-form.ts';

type Field = keyof DishValues;

type DishConflictChoiceProps = {
  conflict: DishConflict;
  /** What the form contains now. */
  values: Partial<DishValues>;
  onChoose: (field: Field, value: string) => void;
};

/** Both versions of a dish that two people edited, field by field, for the person to choose. */
export function DishConflictChoice({ conflict, values, onChoose }: DishConflictChoiceProps) {
  const { mine, theirs } = conflict;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus goes to where the person has to decide, and where reading starts.
  useEffect(() => heading.current?.focus(), [conflict]);
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-sm bg-amber-100 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-lg font-bold outline-none">
          Someone else changed this dish
        </h2>
        <p>
          They saved it while you were editing. Choose what to keep, then save again. Nothing you
          typed is lost.
        </p>
      </div>
      {dishFields
        .filter((field) => mine[field] !== theirs[field])
        .map((field) => (
          <fieldset key={field} className="grid gap-2">
            <legend className="mb-1.5 font-semibold">{fieldLabels[field]}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {[
                { whose: 'Yours', value: mine[field] },
                { whose: 'On the menu now', value: theirs[field] },
              ].map(({ whose, value }) => (
                <label
                  key={whose}
                  className="flex cursor-pointer items-start gap-3 rounded-sm border border-line bg-card px-4 py-3 has-checked:border-leaf-700"
                >
                  <input
                    type="radio"
                    name={`${id}-${field}`}
                    className="mt-1 size-4 shrink-0 accent-leaf-700"
                    checked={values[field] === value}
                    onChange={() => {
                      onChoose(field, value);
                    }}
                  />
                  <span className="grid min-w-0 gap-0.5">
                    <span className="text-sm text-soft">{whose}</span>
                    <FieldValue field={field} value={value} />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
    </section>
  );
}

function FieldValue({ field, value }: { field: Field; value: string }) {
  const { data: groups = [] } = useQuery(optionGroupsQuery);
  if (field === 'image') {
    return (
      <span className="flex min-w-0 items-center gap-3">
        <ListedDishPicture
          image={value}
          category={undefined}
          className="size-12 rounded-sm"
          pictureClassName="size-10"
        />
        <span className="text-sm wrap-anywhere">{value}</span>
      </span>
    );
  }
  return (
    <span className="font-medium wrap-anywhere whitespace-pre-line">
      {fieldInWords(field, value, groups)}
    </span>
  );
}
