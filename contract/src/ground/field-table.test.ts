import * as v from 'valibot';
import { expect, it } from 'vitest';
import { inBrandWords } from '../testing/in-brand-words.ts';
import { schemasOf } from './field-table.schema.ts';
import { amount, choice, count, initialValues, later, own, yesNo } from './field-table.ts';

const table = {
  hours: own({ initial: 'none', inWords: (hours) => `from ${hours}` }),
  guests: count(
    { name: 'guests', inWords: (_, guests) => `${guests} guests` },
    { least: 2, most: 1500, initial: 4, none: 'nobody' },
  ),
  tables: later(count({ name: 'tables', inWords: String }, { least: 0, most: 9, initial: 1 })),
  deposit: amount({ least: 100, most: 125_000, initial: 500 }),
  isOpen: later(yesNo(true)),
  room: choice({
    values: ['hall', 'yard'],
    meanings: { hall: 'Hall', yard: 'Yard' },
    initial: 'hall',
  }),
};
const names = {
  hours: 'Hours',
  guests: 'Guests',
  tables: 'Tables',
  deposit: 'Deposit',
  isOpen: 'Open',
  room: 'Room',
};
const { sent, answered, inWords } = schemasOf(table, names, { hours: v.string() });
const initial = initialValues(table);

it('something new has the initial values, which its schemas accept', () => {
  expect(initial).toEqual({
    hours: 'none',
    guests: 4,
    tables: 1,
    deposit: 500,
    isOpen: true,
    room: 'hall',
  });
  expect(v.parse(v.strictObject(answered), initial)).toEqual(initial);
});

it('only later fields can be missing in what is sent', () => {
  const { hours, guests, deposit, room } = initial;
  const older = { hours, guests, deposit, room };
  expect(v.parse(v.strictObject(sent), older)).toEqual(older);
  expect(v.is(v.strictObject(answered), older)).toBe(false);
  expect(v.is(v.strictObject(sent), { hours, guests, deposit })).toBe(false);
});

it.each<[Record<string, unknown>, string]>([
  [{ guests: 1 }, 'Guests must be 0 for nobody, or a whole number from 2 to 1,500.'],
  [{ tables: 0.5 }, 'Tables must be a whole number from 0 to 9.'],
  [{ deposit: 99 }, 'Deposit must be an amount from $1.00 to $1,250.00.'],
  [{ isOpen: 'yes' }, 'Set isOpen to true or false.'],
  [{ room: 'roof' }, 'Room must be one of these: hall, yard.'],
])('%j is refused with the name of the field and its bounds', (changes, message) => {
  const { issues } = v.safeParse(v.strictObject(sent), { ...initial, ...changes });
  expect(issues?.map((issue) => issue.message)).toEqual([inBrandWords(message)]);
});

it('stored values read in words, but for those that are missing or were written by hand', () => {
  expect(inWords(initial)).toEqual({
    hours: 'from none',
    guests: '4 guests',
    tables: '1',
    deposit: inBrandWords('$5.00'),
    isOpen: 'yes',
    room: 'Hall',
  });
  expect(inWords({ room: 'constructor' })).toEqual({});
  expect(inWords({ guests: 0, tables: 20, isOpen: 'yes', room: 'roof', hours: 9 })).toEqual({
    guests: 'nobody',
    tables: '20',
  });
});

it('a table with a field of its own asks for its schema', () => {
  // @ts-expect-error The schema of `hours` is missing.
  expect(() => schemasOf(table, names, {})).not.toThrow();
});
