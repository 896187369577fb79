import type { ComponentProps } from 'react';
import { formatDate } from '@thymely/contract/ground/in-words';
import { TextField } from './field.tsx';

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inWords' | 'value'> & {
  /** The day as `YYYY-MM-DD`, or nothing. */
  value: string;
};

/**
 * A field for a day. Browsers write days as their own user does, so that 03/04 can be a day in March
 * or in April; beside the label, the day is in the words of the restaurant.
 */
export function DateField({ value, ...input }: DateFieldProps) {
  return <TextField {...input} type="date" value={value} inWords={fullDayInWords(value)} />;
}

/** Returns a day as the restaurant writes it, or nothing if it is none: `Tue, Nov 24, 2026`. */
export function fullDayInWords(day: string): string | undefined {
  const at = Date.parse(day);
  if (Number.isNaN(at)) return undefined;
  return formatDate(at, 'UTC', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}
