import { amountText } from '@thymely/contract/ground/price/amount-text';
import {
  valueInWords,
  type AmountField,
  type CountField,
  type FieldTable,
  type OwnKey,
  type PlainField,
  type ValuesOf,
} from '@thymely/contract/ground/field-table';
import { typedCount } from '@thymely/contract/ground/text/typed-count';
import { typedCents } from './typed-number.ts';

/** How a field with a life of its own is edited. */
type FieldEditor<Value> = {
  /** Returns the value as the form has it. Equal values have equal JSON. */
  typed(value: Value): unknown;
  /** Returns the value that was typed: unchecked, and with NaN for invalid numbers. */
  read(typed: unknown): Value;
};

/** The editors of a table's fields with a life of their own. */
export type FieldEditors<Table extends FieldTable> = {
  [Key in OwnKey<Table>]: FieldEditor<ValuesOf<Table>[Key]>;
};

/** The values of a table in a form: numbers are text, as typed. */
export type TypedValues<Table extends FieldTable, Editors> = {
  [Key in keyof Table]: Key extends keyof Editors
    ? Editors[Key] extends { typed(value: never): infer Typed }
      ? Typed
      : never
    : Table[Key] extends CountField | AmountField
      ? string
      : ValuesOf<Table>[Key];
};

/** Returns the values of a table as its form has them. */
export function typedValues<Table extends FieldTable, Editors extends FieldEditors<Table>>(
  table: Table,
  editors: Editors,
  values: ValuesOf<Table>,
): TypedValues<Table, Editors> {
  const typed = Object.entries(table).map(([key, field]) => {
    const value: unknown = values[key];
    const editor = editors[key as OwnKey<Table>];
    return [key, field.kind === 'own' ? editor.typed(value as never) : typedValue(field, value)];
  });
  return Object.fromEntries(typed) as TypedValues<Table, Editors>;
}

/** Returns the values of a form: unchecked, and with NaN for invalid numbers. */
export function readValues<Table extends FieldTable, Editors extends FieldEditors<Table>>(
  table: Table,
  editors: Editors,
  typed: TypedValues<Table, Editors>,
): ValuesOf<Table> {
  const values = Object.entries(table).map(([key, field]) => {
    const editor = editors[key as OwnKey<Table>];
    return [key, field.kind === 'own' ? editor.read(typed[key]) : readValue(field, typed[key])];
  });
  return Object.fromEntries(values) as ValuesOf<Table>;
}

function typedValue({ kind }: PlainField, value: unknown): unknown {
  if (kind === 'amount') return amountText(Number(value));
  return kind === 'count' ? String(value) : value;
}

function readValue({ kind }: PlainField, typed: unknown): unknown {
  if (kind === 'amount') return typedCents(String(typed));
  return kind === 'count' ? typedCount(String(typed)) : typed;
}

/** Returns a typed value in words, or what was typed where it is no value of the field. */
export function typedInWords(field: PlainField, typed: unknown): string {
  const value = readValue(field, typed);
  return (Number.isNaN(value) ? undefined : valueInWords(field, value)) ?? String(typed);
}
