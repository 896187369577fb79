import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { controlClasses, Field } from './field.tsx';

export type SelectOption = { value: string; label: string };

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  options: readonly SelectOption[];
  /** The first entry, which cannot be chosen. */
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export function SelectField(props: SelectFieldProps) {
  const { label, options, placeholder, hint, error, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={classes(controlClasses, 'appearance-none pe-11')}
          >
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 end-4 size-4 -translate-y-1/2 text-soft" />
        </div>
      )}
    </Field>
  );
}
