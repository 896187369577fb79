import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import { useState, type ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { controlClasses, Field } from './field.tsx';
import * as words from './words.en.ts';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A field for a password that can be shown while it is typed. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classes(controlClasses, 'pe-12')}
          />
          <button
            type="button"
            aria-label={isShown ? words.hidePassword : words.showPassword}
            aria-pressed={isShown}
            className="absolute inset-y-0 end-1 grid w-10 place-items-center text-soft"
            onClick={() => {
              setIsShown(!isShown);
            }}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  );
}
