import { currencySign } from '../../lib/currency.ts';
import { classes } from '../classes.ts';
import { controlClasses, Field, type TextFieldProps } from './field.tsx';
import { isSignFirst } from './sign-first.ts';

type UnitFieldProps = TextFieldProps & {
  /** A sign or a word, shown inside the field: before the number for some currencies, else after it. */
  unit: string;
};

/** A field for a number with a unit. How the number is read is the form's decision. */
export function UnitField(props: UnitFieldProps) {
  const { unit, label, hint, error, inWords, className, ...input } = props;
  const isBefore = unit === currencySign && isSignFirst;
  const isWord = unit.length > 2;
  return (
    <Field label={label} hint={hint} error={error} inWords={inWords}>
      {(control) => (
        <div className="relative">
          <input
            // This is not a number input, which would drop a comma.
            inputMode="numeric"
            autoComplete="off"
            {...input}
            {...control}
            className={classes(
              controlClasses,
              isBefore ? 'ps-8' : isWord ? 'pe-20' : 'pe-9',
              'tabular-nums',
              className,
            )}
          />
          <span
            aria-hidden="true"
            className={classes(
              'pointer-events-none absolute inset-y-0 flex items-center text-soft',
              isWord && 'text-sm',
              isBefore ? 'start-4' : 'end-4',
            )}
          >
            {unit}
          </span>
        </div>
      )}
    </Field>
  );
}

/** A field for an amount of money, with the currency's sign. */
export function MoneyField(props: TextFieldProps) {
  return <UnitField inputMode="decimal" {...props} unit={currencySign} />;
}
