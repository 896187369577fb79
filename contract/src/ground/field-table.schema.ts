import * as v from 'valibot';
import {
  valueInWords,
  type FieldTable,
  type OwnKey,
  type PlainField,
  type TableField,
  type ValuesOf,
} from './field-table.ts';
import { formatCents } from './price/format-cents.ts';
import { inThousands } from './in-words.ts';
import * as words from './table-words.en.ts';
import * as fieldWords from './words.en.ts';

type OwnSchemas<Table extends FieldTable> = {
  [Key in OwnKey<Table>]: v.GenericSchema<unknown, ValuesOf<Table>[Key]>;
};

type AnsweredEntries<Table extends FieldTable, Own> = {
  [Key in keyof Table]: Key extends keyof Own
    ? Extract<Own[Key], v.GenericSchema>
    : v.GenericSchema<ValuesOf<Table>[Key]>;
};

type SentEntries<Table extends FieldTable, Own> = {
  [Key in keyof Table]: Table[Key] extends { isLater: true }
    ? v.OptionalSchema<AnsweredEntries<Table, Own>[Key], undefined>
    : AnsweredEntries<Table, Own>[Key];
};

/** The entries of schemas for a table's fields, and its stored values in words. */
type TableSchemas<Table extends FieldTable, Own> = {
  /** As callers send them and as they are stored: what is older lacks later fields. */
  sent: SentEntries<Table, Own>;
  answered: AnsweredEntries<Table, Own>;
  /** Returns what is stored in words, but for what is missing or was written by hand. */
  inWords: (stored: Readonly<Record<string, unknown>>) => Partial<Record<keyof Table, string>>;
};

/** Makes the schemas of a table. `names` begin the messages, and `own` has what the table lacks. */
export function schemasOf<Table extends FieldTable, Own extends OwnSchemas<Table>>(
  table: Table,
  names: Readonly<Record<keyof Table & string, string>>,
  own: Own,
): TableSchemas<Table, Own> {
  const fields = Object.entries(table).map(([key, field]) => {
    const name = names[key as keyof Table & string];
    const schema: v.GenericSchema =
      field.kind === 'own' ? own[key as OwnKey<Table>] : plainSchema(field, key, name);
    return { key, field, schema };
  });
  const entries = (of: (field: (typeof fields)[number]) => unknown) =>
    Object.fromEntries(fields.map((field) => [field.key, of(field)]));
  return {
    answered: entries(({ schema }) => schema) as AnsweredEntries<Table, Own>,
    sent: entries(({ field, schema }) =>
      field.isLater ? v.optional(schema) : schema,
    ) as SentEntries<Table, Own>,
    inWords(stored) {
      const texts = fields.map(({ key, field, schema }) => [
        key,
        inWords(field, schema, stored[key]),
      ]);
      return Object.fromEntries(texts.filter(([, text]) => text !== undefined)) as Partial<
        Record<keyof Table, string>
      >;
    },
  };
}

function inWords(field: TableField, schema: v.GenericSchema, stored: unknown): string | undefined {
  if (field.kind !== 'own') return valueInWords(field, stored);
  const read = v.safeParse(schema, stored);
  return read.success ? field.inWords(read.output) : undefined;
}

function plainSchema(field: PlainField, key: string, name: string): v.GenericSchema {
  switch (field.kind) {
    case 'count':
      return countSchema(field, name);
    case 'amount': {
      const { least, most } = field;
      return wholeNumber(field, words.amountRange(name, formatCents(least), formatCents(most)));
    }
    case 'yesNo':
      return v.boolean(words.trueOrFalse(key));
    case 'choice':
      return v.picklist(field.values, words.oneOfThese(name, field.values.join(', ')));
  }
}

type CountRange = { least: number; most: number; none?: string };

function countSchema({ least, most, none }: CountRange, name: string) {
  if (none === undefined) {
    return wholeNumber({ least, most }, fieldWords.wholeNumber(name, least, inThousands(most)));
  }
  const message = words.zeroOrWholeNumber(name, none, least, inThousands(most));
  return v.union([v.literal(0), wholeNumber({ least, most }, message)], message);
}

function wholeNumber({ least, most }: { least: number; most: number }, message: string) {
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}
