import { writeAmount } from '../ground/csv/decimal-mark.ts';
import type { FileTable } from '../ground/csv/file-table.ts';
import { asMenuColumn, type HeadingMeaning, sizeInHeading } from '../menu/match-columns.ts';
import { readSizesCell } from '../menu/sizes-cell.ts';
import { sizedCells, type SizedPrice } from './sizes-of-rows.ts';

/** A table with one row for each dish. */
export type FoldedTable = {
  table: FileTable;
  columns: HeadingMeaning[];
  /** The numbers of all rows of a dish, by the number of its first one. */
  rowsOf: ReadonlyMap<number, readonly number[]>;
};

type Row = FileTable['rows'][number];
type Dish = { row: Row; numbers: number[]; prices: SizedPrice[]; isMisquoted: boolean };

/**
 * Brings the sizes of each dish into one cell: columns of prices for each size, rows without a name
 * below their dish, and rows of one name that name their size.
 */
export function foldSizes(table: FileTable, columns: readonly HeadingMeaning[]): FoldedTable {
  const places = new Places(table, columns);
  // In our own files, a dish is one row already.
  const isOwn = columns.includes('_id') || columns.includes('sizes');
  const dishes: Dish[] = [];
  for (const row of table.rows) {
    const last = dishes.at(-1);
    const further = isOwn || last === undefined ? undefined : places.furtherPrices(row, last);
    const isMisquoted = row.isMisquoted === true;
    if (last === undefined || further === undefined) {
      dishes.push({ row, numbers: [row.number], prices: places.pricesOf(row), isMisquoted });
    } else {
      last.isMisquoted ||= isMisquoted;
      last.numbers.push(row.number);
      last.prices.push(...further);
    }
  }
  const others = columns.map(asMenuColumn);
  const rowsOf = new Map(dishes.map(({ row, numbers }) => [row.number, numbers]));
  if (dishes.every(({ prices }) => prices.length < 2) && !columns.includes('size_price')) {
    return { table, columns: others, rowsOf };
  }
  // Whatever column had the price, these two have it now.
  const isMoved = (column: HeadingMeaning) => column === 'price' || column === 'sizes';
  const kept = others.map((column) => (isMoved(column) ? null : column));
  return {
    table: {
      ...table,
      headings: [...table.headings, 'price', 'sizes'],
      rows: dishes.map(({ row, prices, isMisquoted }) => {
        const { price, sizes } = sizedCells(prices);
        const own = sizes || places.textOf(row, 'sizes');
        const cells = table.headings.map((_, index) => row.cells[index] ?? '');
        const beyond = row.cells.slice(table.headings.length);
        return { number: row.number, isMisquoted, cells: [...cells, price, own, ...beyond] };
      }),
    },
    columns: [...kept, 'price', 'sizes'],
    rowsOf,
  };
}

class Places {
  readonly #headings: readonly string[];
  readonly #columns: readonly HeadingMeaning[];

  constructor({ headings }: FileTable, columns: readonly HeadingMeaning[]) {
    this.#headings = headings;
    this.#columns = columns;
  }

  pricesOf(row: Row): SizedPrice[] {
    const bySize = this.#columns.flatMap((column, index): SizedPrice[] => {
      const price = row.cells[index]?.trim() ?? '';
      if (column !== 'size_price' || price === '') return [];
      const heading = this.#headings[index] ?? '';
      return [{ size: sizeInHeading(heading) ?? heading, price }];
    });
    const price = this.textOf(row, 'price');
    if (bySize.length > 0 || price === '') return bySize;
    // Somebody has named the sizes of a cell with several prices.
    const named = readSizesCell(price);
    return 'sizes' in named && named.sizes !== null
      ? named.sizes.map(({ name, cents }) => ({ size: name, price: writeAmount(cents) }))
      : [{ size: this.textOf(row, 'size'), price }];
  }

  /** The prices of a row that is a further size of the dish above it, or undefined. */
  furtherPrices(row: Row, { row: first }: Dish): SizedPrice[] | undefined {
    const name = this.textOf(row, 'name');
    const prices = this.pricesOf(row);
    if (prices.length === 0 || !this.#declaresTheSame(row, first)) return undefined;
    const isSame =
      name === this.textOf(first, 'name') &&
      ['', this.textOf(first, 'category')].includes(this.textOf(row, 'category'));
    if (name !== '') return isSame && this.textOf(row, 'size') !== '' ? prices : undefined;
    const size = this.textOf(row, 'size') || this.#otherText(row);
    return size === '' ? undefined : prices.map((each) => ({ ...each, size: each.size || size }));
  }

  /** A dish has the same allergens and diets in every size: what says something else is another one. */
  #declaresTheSame(row: Row, first: Row): boolean {
    return (['allergens', 'diets'] as const).every((column) =>
      ['', this.textOf(first, column)].includes(this.textOf(row, column)),
    );
  }

  /** Where no column is that of sizes, the only other text of a row names its size. */
  #otherText({ cells }: Row): string {
    const texts = cells.filter(
      (cell, index) =>
        cell.trim() !== '' && !['price', 'size_price'].includes(this.#columns[index] ?? ''),
    );
    return texts.length === 1 ? (texts[0]?.trim() ?? '') : '';
  }

  textOf({ cells }: Row, column: HeadingMeaning): string {
    const place = this.#columns.indexOf(column);
    return place < 0 ? '' : (cells[place]?.trim() ?? '');
  }
}
