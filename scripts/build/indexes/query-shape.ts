/** What decides which indexes a query needs: everything but its values, limits and cursors. */
export type QueryShape = {
  collection: string;
  /** Whether it covers every collection of this name, whatever document it belongs to. */
  isGroup: boolean;
  /** Fields and operators, in the order of the alphabet, such as `isOpen EQUAL`. */
  where: string[];
  /** Fields and directions, such as `placedAt DESCENDING`. */
  orderBy: string[];
  /** The fields that it adds up. */
  sums: string[];
};

type Field = { fieldPath: string };

type Filter = {
  compositeFilter?: { op: string; filters: Filter[] };
  fieldFilter?: { field: Field; op: string };
  unaryFilter?: { field: Field; op: string };
};

/** A query as Firestore's clients send it. */
export type StructuredQuery = {
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: Field; direction?: string }[];
};

export type Aggregation = { sum?: { field: Field }; avg?: { field: Field } };

/** Returns the shape of a query; undefined for one that names no collection, which needs no index. */
export function shapeOf(
  { from, where, orderBy = [] }: StructuredQuery,
  aggregations: readonly Aggregation[] = [],
): QueryShape | undefined {
  const { collectionId, allDescendants = false } = from?.[0] ?? {};
  if (!collectionId) return undefined;
  const orders = orderBy.map(({ field, direction }) => `${field.fieldPath} ${direction}`);
  return {
    collection: collectionId,
    isGroup: allDescendants,
    where: [...new Set(where ? filtersOf(where) : [])].sort(),
    orderBy: withoutImpliedName(orders),
    sums: aggregations.flatMap(({ sum, avg }) => (sum ?? avg)?.field.fieldPath ?? []).sort(),
  };
}

/** @throws Error for what no query of the product has, such as `or` */
function filtersOf({ compositeFilter, fieldFilter, unaryFilter }: Filter): string[] {
  const single = fieldFilter ?? unaryFilter;
  if (single) return [`${single.field.fieldPath} ${single.op}`];
  if (compositeFilter?.op === 'AND') return compositeFilter.filters.flatMap(filtersOf);
  throw new Error('Nothing here can tell yet which indexes a query with "or" needs.');
}

/** Every index ends with the name of the document, in the direction of the field before it. */
export function withoutImpliedName(fields: readonly string[]): string[] {
  const before = fields.at(-2)?.split(' ')[1] ?? 'ASCENDING';
  return fields.at(-1) === `__name__ ${before}` ? fields.slice(0, -1) : [...fields];
}

/** A query in one line, such as `orders where uid EQUAL by placedAt DESCENDING`. */
export function inWords({ collection, isGroup, where, orderBy, sums }: QueryShape): string {
  const parts = { where, by: orderBy, 'sum of': sums };
  const words = Object.entries(parts).map(([word, fields]) =>
    fields.length > 0 ? ` ${word} ${fields.join(', ')}` : '',
  );
  return `${isGroup ? 'every ' : ''}${collection}${words.join('')}`;
}

/** Reads what `inWords` has written. */
export function fromWords(line: string): QueryShape {
  const [before = '', sums = ''] = line.split(' sum of ');
  const [beforeOrder = '', orderBy = ''] = before.split(' by ');
  const [from = '', where = ''] = beforeOrder.split(' where ');
  const list = (text: string) => (text === '' ? [] : text.split(', '));
  return {
    collection: from.replace(/^every /, ''),
    isGroup: from.startsWith('every '),
    where: list(where),
    orderBy: list(orderBy),
    sums: list(sums),
  };
}
