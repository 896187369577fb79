/**
 * A table of fields: plain data from which schemas, initial values, forms and sentences about a domain
 * follow, so that a field is stated once. It loads no schema library, because pages load it.
 */
import { formatCents } from './price/format-cents.ts';
import { inThousands } from './in-words.ts';
import * as words from './table-words.en.ts';

/** What a count counts: its name beside a number in a form, and a number of it in words. */
export type Unit = { name: string; inWords: (count: number, inDigits: string) => string };

type NumberRange = { least: number; most: number; initial: number };

/** A whole number. With `none`, it can also be 0, which stands for this: `no limit`. */
export type CountField = NumberRange & { kind: 'count'; unit: Unit; none?: string };

/** An amount of money, in cents. */
export type AmountField = NumberRange & { kind: 'amount' };

export type YesNoField = { kind: 'yesNo'; initial: boolean };

/** One of several values, with what each of them means. */
export type ChoiceField<Value extends string = string> = {
  kind: 'choice';
  values: readonly Value[];
  meanings: Readonly<Record<Value, string>>;
  initial: Value;
};

/** A field with a life of its own: its schema and its editor are plugged in by its key. */
export type OwnField<Value = unknown> = {
  kind: 'own';
  initial: Value;
  inWords(value: Value): string;
};

export type PlainField = CountField | AmountField | YesNoField | ChoiceField;

/** `isLater` is true for a field that what is older lacks. There, it has its initial value. */
export type TableField = (PlainField | OwnField) & { isLater?: true };

export type FieldTable = Readonly<Record<string, TableField>>;

type ValueOf<Field> = Field extends CountField | AmountField
  ? number
  : Field extends YesNoField
    ? boolean
    : Field extends ChoiceField<infer Value>
      ? Value
      : Field extends OwnField<infer Value>
        ? Value
        : never;

/** The values of all fields of a table. */
export type ValuesOf<Table extends FieldTable> = { [Key in keyof Table]: ValueOf<Table[Key]> };

/** The keys of the fields with a life of their own. */
export type OwnKey<Table extends FieldTable> = {
  [Key in keyof Table]: Table[Key] extends OwnField ? Key : never;
}[keyof Table];

export function count(unit: Unit, range: NumberRange & { none?: string }): CountField {
  return { kind: 'count', unit, ...range };
}

export function amount(range: NumberRange): AmountField {
  return { kind: 'amount', ...range };
}

export function yesNo(initial: boolean): YesNoField {
  return { kind: 'yesNo', initial };
}

export function choice<Value extends string>(
  field: Omit<ChoiceField<Value>, 'kind'>,
): ChoiceField<Value> {
  return { kind: 'choice', ...field };
}

export function own<Value>(field: Omit<OwnField<Value>, 'kind'>): OwnField<Value> {
  return { kind: 'own', ...field };
}

/** Returns a field that may be missing in what was sent or stored before there was such a field. */
export function later<Field extends Pick<TableField, 'kind'>>(
  field: Field,
): Field & { isLater: true } {
  return { ...field, isLater: true };
}

/** Returns the values with which something new begins. */
export function initialValues<Table extends FieldTable>(table: Table): ValuesOf<Table> {
  const fields = Object.entries(table);
  return Object.fromEntries(fields.map(([key, { initial }]) => [key, initial])) as ValuesOf<Table>;
}

/**
 * Returns a value in words. It may break today's limits. Undefined for what is no value of such a
 * field, which somebody may have written by hand.
 */
export function valueInWords(field: PlainField, value: unknown): string | undefined {
  switch (field.kind) {
    case 'count':
      if (typeof value !== 'number') return undefined;
      if (value === 0 && field.none !== undefined) return field.none;
      return field.unit.inWords(value, inThousands(value));
    case 'amount':
      return typeof value === 'number' ? formatCents(value) : undefined;
    case 'yesNo':
      if (typeof value !== 'boolean') return undefined;
      return value ? words.yes : words.no;
    case 'choice': {
      const known = field.values.find((each) => each === value);
      return known === undefined ? undefined : field.meanings[known];
    }
  }
}
