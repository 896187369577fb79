import { useState, type ComponentProps } from 'react';
import { hasTwelveHours } from '@thymely/contract/ground/in-words';
import { readTime } from './read-time.ts';

type TimeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** The time as `HH:MM`, or nothing. */
  value: string;
  onChange: (time: string) => void;
};

/**
 * A field for a time. Browsers write times as their own user does, who may live elsewhere, so where
 * clocks count to 24 the field is one for text.
 */
export function TimeInput({ value, onChange, ...input }: TimeInputProps) {
  if (!hasTwelveHours) return <TypedTime value={value} onChange={onChange} {...input} />;
  return (
    <input
      type="time"
      value={value}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      {...input}
    />
  );
}

/** A field that takes `9`, `930` and `19:00`. What is no time stays as it was typed. */
export function TypedTime({ value, onChange, ...input }: TimeInputProps) {
  const [typed, setTyped] = useState('');
  const isTyped = typed !== '' && readTime(typed) === value;
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      placeholder="--:--"
      value={isTyped ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readTime(target.value));
      }}
      onBlur={() => {
        if (value !== '') setTyped('');
      }}
      {...input}
    />
  );
}
