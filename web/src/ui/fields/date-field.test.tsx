import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DateField } from './date-field.tsx';

const htmlOf = (value: string, error?: string) =>
  renderToStaticMarkup(<DateField label="Day" value={value} error={error} readOnly />);

it('a field for a day says the day in the words of the restaurant', () => {
  expect(htmlOf('2026-11-24')).toMatch(
    /<span id="(\w+-words)"[^>]*>Tue, Nov 24, 2026<\/span>.*aria-describedby="\1"/,
  );
});

it('the words of a day do not hide what is wrong with it', () => {
  expect(htmlOf('2026-11-24', 'This day is over.')).toMatch(
    /aria-describedby="(\w+)-words \1-note".*<p id="\1-note"[^>]*>This day is over\.</,
  );
});

it.each(['', '2026-13-40'])('a field with "%s" has no words beside its label', (value) => {
  expect(htmlOf(value)).not.toMatch(/-words|Invalid/);
});
