import type { ComponentProps } from 'react';
import { TextField } from '../../ui/field.tsx';

/** The e-mail of an account; the browser judges its form. */
export function EmailField(input: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...input}
    />
  );
}
