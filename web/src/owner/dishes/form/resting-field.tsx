import { useId } from 'react';
import { Section } from '../../parts/section.tsx';
import type { DishFieldsProps } from './dish-field.ts';
import * as dishWords from '../../parts/dish/words.en.ts';
import * as words from './words.en.ts';

/** Whether the dish rests, off the menu without being deleted. */
export function RestingField({ values, change }: DishFieldsProps) {
  const id = useId();
  return (
    <Section title={dishWords.onMenu}>
      <div className="flex items-start gap-4">
        <input
          type="checkbox"
          id={id}
          name="resting"
          aria-describedby={`${id}-text`}
          className="mt-0.5 size-5 shrink-0 accent-leaf-700"
          checked={values.resting !== ''}
          onChange={({ target }) => {
            change({ resting: target.checked ? 'yes' : '' });
          }}
        />
        <div className="grid gap-0.5">
          <label htmlFor={id} className="cursor-pointer font-semibold">
            {dishWords.letRest}
          </label>
          <p id={`${id}-text`} className="text-sm text-soft">
            {words.letRestText}
          </p>
        </div>
      </div>
    </Section>
  );
}
