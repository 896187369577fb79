import type { IndexFile } from './index-file.ts';
import { withoutImpliedName, type QueryShape } from './query-shape.ts';

/** Operators that compare with single values, so that indexes for several of them can be merged. */
const equalities: Record<string, 'value' | 'entry'> = {
  EQUAL: 'value',
  IN: 'value',
  IS_NULL: 'value',
  IS_NAN: 'value',
  ARRAY_CONTAINS: 'entry',
  ARRAY_CONTAINS_ANY: 'entry',
};

type Equality = { field: string; isEntry: boolean };

/** What an index for a query begins with, in any order, and how it ends, in this order. */
type Need = { equal: Equality[]; sorted: string[] };

/** Returns whether Firestore can answer a query, by one index or by several that it merges. */
export function hasIndex(query: QueryShape, file: IndexFile): boolean {
  const { equal, sorted } = needOf(query);
  const prefixes = [...compositesFor(query, file), ...automaticFor(query, file)]
    .filter((fields) => fields.slice(fields.length - sorted.length).join() === sorted.join())
    .map((fields) => fields.slice(0, fields.length - sorted.length))
    .filter((prefix) => prefix.every((field) => equal.some((each) => serves(field, each))));
  if (equal.length === 0) return sorted.length === 0 || prefixes.length > 0;
  const merged = prefixes.flat();
  return equal.every((each) => merged.some((field) => serves(field, each)));
}

function serves(indexed: string, { field, isEntry }: Equality): boolean {
  const [name, mode] = indexed.split(' ');
  return name === field && (mode === 'CONTAINS') === isEntry;
}

function needOf({ where, orderBy, sums }: QueryShape): Need {
  const equal: Equality[] = [];
  const ranges: string[] = [];
  const withOneValue = new Set<string>();
  for (const filter of where) {
    const [field = '', operator = ''] = filter.split(' ');
    const kind = equalities[operator];
    if (kind === undefined) ranges.push(field);
    else equal.push({ field, isEntry: kind === 'entry' });
    if (operator === 'EQUAL') withOneValue.add(field);
  }
  const sorted = orderBy.filter((order) => !withOneValue.has(fieldOf(order)));
  // Firestore sorts by fields with a range, too, and reads what it adds up from the index.
  const direction = sorted.at(-1)?.split(' ')[1] ?? 'ASCENDING';
  for (const field of [...ranges, ...sums]) {
    if (withOneValue.has(field) || sorted.some((order) => fieldOf(order) === field)) continue;
    sorted.push(`${field} ${direction}`);
  }
  return { equal, sorted: withoutImpliedName(sorted) };
}

function fieldOf(order: string): string {
  return order.split(' ')[0] ?? '';
}

/** The fields of each composite index of a query's collection. */
function compositesFor(query: QueryShape, { indexes }: IndexFile): string[][] {
  return indexes
    .filter((index) => index.collectionGroup === query.collection)
    .filter((index) => index.queryScope === scopeOf(query))
    .map(({ fields }) => withoutImpliedName(fields));
}

function scopeOf({ isGroup }: QueryShape) {
  return isGroup ? 'COLLECTION_GROUP' : 'COLLECTION';
}

/**
 * The indexes of single fields that no exemption has taken away. An exemption also covers the fields
 * below its own.
 */
function automaticFor(query: QueryShape, { fieldOverrides }: IndexFile): string[][] {
  const { collection, where, orderBy, sums, isGroup } = query;
  const fields = new Set([...where, ...orderBy, ...sums].map(fieldOf));
  fields.delete('__name__');
  return [...fields].flatMap((field) => {
    const exemption = fieldOverrides
      .filter((each) => each.collectionGroup === collection)
      .filter(({ fieldPath }) => `${field}.`.startsWith(`${fieldPath}.`))
      .sort((one, other) => other.fieldPath.length - one.fieldPath.length)[0];
    const usual = isGroup ? [] : ['ASCENDING', 'DESCENDING', 'CONTAINS'];
    const modes = exemption?.indexes
      .filter(({ queryScope }) => queryScope === scopeOf(query))
      .map(({ order, arrayConfig }) => order ?? arrayConfig);
    return (modes ?? usual).map((mode) => [`${field} ${mode}`]);
  });
}
