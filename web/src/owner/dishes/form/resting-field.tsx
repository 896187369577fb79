import { useId } from 'react';
import { Section } from '../../parts/section.tsx';
import type { DishFieldsProps } from './dish-form-fields.tsx';

/** Whether the dish rests, off the menu without being deleted. */
export function RestingField({ values, change }: DishFieldsProps) {
  const id = useId();
  return (
    <Section title="On the menu">
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
            Let it rest
          </label>
          <p id={`${id}-text`} className="text-sm text-soft">
            Guests don't see it and can't order it until you bring it back.
          </p>
        </div>
      </div>
    </Section>
  );
}
