import type { EditProperties, EditProperty } from './edit-properties.ts';

/** A row of a list in a form. It has no ID before it is saved. */
type ListRow = { id: string | undefined; key: string };

/** How two versions of a list are compared: row by row, and by their order. */
type ListOfRows<Values, Row extends ListRow> = {
  rowsOf: (values: Values) => Row[];
  withRows: (values: Values, rows: Row[]) => Values;
  /** Begins the keys of the rows, such as `choice`. */
  kind: string;
  nameOf: (row: Row) => string;
  rowInWords: (row: Row) => string;
  /** Returns what is compared, where two rows may differ and still mean the same. */
  comparable?: (row: Row) => object;
  words: {
    rowChange: (name: string) => string;
    notInList: string;
    orderChange: string;
  };
};

/** Returns each row of a list by its key, and the order of the rows. */
export function listPropertiesOf<Values, Row extends ListRow>(
  values: Values,
  list: ListOfRows<Values, Row>,
): EditProperties<Values> {
  const rows = list.rowsOf(values).map((row, index): [string, EditProperty<Values>] => {
    return [`${list.kind} ${keyOf(row)}`, rowProperty(row, index, list)];
  });
  // The order comes last, because it can only sort rows that are already there.
  return new Map([...rows, ['order', orderProperty(values, list)]]);
}

/** Returns the ID, or the row's key if it was never saved. */
function keyOf({ id, key }: ListRow): string {
  return id ?? key;
}

function rowProperty<Values, Row extends ListRow>(
  row: Row,
  index: number,
  { rowsOf, withRows, nameOf, rowInWords, comparable, words }: ListOfRows<Values, Row>,
): EditProperty<Values> {
  const isThis = (other: Row) => keyOf(other) === keyOf(row);
  const label = words.rowChange(nameOf(row));
  return {
    label,
    words: rowInWords(row),
    value: JSON.stringify({ ...row, ...comparable?.(row), key: '' }),
    putInto: (values) => {
      const rows = rowsOf(values);
      const at = rows.findIndex(isThis);
      return withRows(values, at < 0 ? rows.toSpliced(index, 0, row) : rows.with(at, row));
    },
    absent: {
      label,
      words: words.notInList,
      value: '',
      putInto: (values) =>
        withRows(
          values,
          rowsOf(values).filter((each) => !isThis(each)),
        ),
    },
  };
}

/** The order of the rows. Rows that only one of two versions has do not affect it. */
function orderProperty<Values, Row extends ListRow>(
  values: Values,
  { rowsOf, withRows, nameOf, words }: ListOfRows<Values, Row>,
): EditProperty<Values> {
  const rows = rowsOf(values);
  const order = rows.map(keyOf);
  return {
    label: words.orderChange,
    words: rows.map(nameOf).join(', '),
    value: JSON.stringify(order),
    isSame: (value) => {
      const other = JSON.parse(value) as string[];
      const inBoth = order.filter((key) => other.includes(key));
      return inBoth.join() === other.filter((key) => order.includes(key)).join();
    },
    putInto: (other) => withRows(other, inOrder(rowsOf(other), order)),
  };
}

/** Sorts rows by an order; those that it does not name keep their place. */
function inOrder<Row extends ListRow>(rows: Row[], order: readonly string[]): Row[] {
  const placeOf = (row: Row) => order.indexOf(keyOf(row));
  const named = rows
    .filter((row) => placeOf(row) >= 0)
    .sort((one, other) => placeOf(one) - placeOf(other));
  return rows.map((row) => (placeOf(row) < 0 ? row : (named.shift() ?? row)));
}
