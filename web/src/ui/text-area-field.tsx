import type { ComponentProps } from 'react';
import { controlClasses, Field } from './field.tsx';

type TextAreaFieldProps = ComponentProps<'textarea'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export function TextAreaField({ label, hint, error, ...textArea }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea rows={5} {...textArea} {...control} className={controlClasses} />}
    </Field>
  );
}
