import { readPriceCell } from '../ground/csv/price-cell.ts';
import type { FileTable } from '../ground/csv/file-table.ts';
import { foldWords } from '../ground/csv/fold-words.ts';
import { groupBy } from '../ground/group-by.ts';
import { foldText } from '../ground/text/fold-text.ts';
import { optionLimits } from '../ground/option-limits.ts';
import { type DeclaredColumn, declaredBy, wordsOfCell } from './declared-words.ts';
import type { HeadingMeaning } from './match-columns.ts';
import { writeSizesCell } from './sizes-cell.ts';
import { sizeIdOf } from './size-id.ts';
import type { DishSize } from './sizes.ts';

/** What a file says in words that nobody can read alike. It is asked once for all of its rows. */
export type DoubtfulWord = {
  /** By which the answer is found. */
  key: string;
  /** The text as the file has it: an allergen, a mark such as `x`, or a price. */
  text: string;
  rows: number;
} & (
  | { kind: 'declared'; column: DeclaredColumn }
  /** A mark in the columns of these words. */
  | { kind: 'mark'; column: DeclaredColumn; marked: string[] }
  | { kind: 'price' }
  /** Several prices in one cell. */
  | { kind: 'sizes'; prices: number }
);

/**
 * What people have said, by the keys of the words: allergens or diets separated by `|`, and nothing
 * for a word that is none; `yes` for a mark that says that a dish has it; the price; the names of the
 * sizes, separated by `|`. Null leaves the rows out.
 */
export type WordAnswers = ReadonlyMap<string, string | null>;

type Columns = readonly HeadingMeaning[];

/** More words than this are no legend: somebody has chosen another column. */
const mostWords = 60;

const declaredColumns: readonly DeclaredColumn[] = ['allergens', 'diets'];

/** What was found in a table, which a form asks for again and again. */
const foundIn = new WeakMap<FileTable['rows'], { key: string; words: DoubtfulWord[] }>();

/** Returns the words of a file that have to be asked about, in the order of its columns. */
export function doubtfulWords({ rows }: FileTable, columns: Columns): DoubtfulWord[] {
  const key = columns.join();
  const before = foundIn.get(rows);
  if (before?.key === key) return before.words;
  const found = new Map<string, DoubtfulWord>();
  for (const [at, meaning] of columns.entries()) {
    const column = declaredColumns.find((each) => each === meaning);
    if (column === undefined && meaning !== 'price') continue;
    // Most rows repeat what others have.
    const byCell = groupBy(rows, ({ cells }) => cells[at] ?? '');
    for (const [cell, { length }] of byCell) {
      const doubtful = column === undefined ? doubtfulPrices(cell) : doubtfulDeclared(cell, column);
      for (const word of doubtful) add(found, { ...word, rows: length });
    }
  }
  const words = [...found.values()].slice(0, mostWords);
  foundIn.set(rows, { key, words });
  return words;
}

function add(found: Map<string, DoubtfulWord>, word: DoubtfulWord): void {
  const known = found.get(word.key);
  if (known === undefined) {
    found.set(word.key, word);
    return;
  }
  known.rows += word.rows;
  if (known.kind === 'mark' && word.kind === 'mark') {
    known.marked = [...new Set([...known.marked, ...word.marked])];
  }
}

function doubtfulDeclared(cell: string, column: DeclaredColumn): DoubtfulWord[] {
  const words = new Set(wordsOfCell(cell));
  const doubtful = [...words].flatMap((word) => doubtfulIn(word, column) ?? []);
  // `x` under several headings is one mark of the row.
  const byKey = groupBy(doubtful, ({ key }) => key);
  return [...byKey.values()].flatMap((same) => {
    const [first] = same;
    if (first?.kind !== 'mark') return same.slice(0, 1);
    return [
      { ...first, marked: same.flatMap((word) => (word.kind === 'mark' ? word.marked : [])) },
    ];
  });
}

function doubtfulPrices(cell: string): DoubtfulWord[] {
  const doubtful = doubtfulPrice(cell);
  return doubtful === undefined ? [] : [doubtful];
}

function doubtfulIn(word: string, column: DeclaredColumn): DoubtfulWord | undefined {
  if (isNone(word) || declaredBy(word, column) !== undefined) return undefined;
  const [marked, mark] = markIn(word, column) ?? [];
  if (marked !== undefined && mark !== undefined) {
    const key = keyOf(`${column} mark`, mark);
    return { kind: 'mark', key, text: mark, rows: 1, column, marked: [marked] };
  }
  return { kind: 'declared', key: keyOf(column, word), text: word, rows: 1, column };
}

/** Returns the two halves of `Milk: x`. */
function markIn(word: string, column: DeclaredColumn): [string, string] | undefined {
  const [, marked = '', mark = ''] = /^(.{1,60}): ?(.{1,10})$/.exec(word) ?? [];
  return declaredBy(marked, column) === undefined ? undefined : [marked, mark];
}

/** How our own files say that a dish has none of them. */
const isNone = (word: string) => foldText(word) === 'none';

function doubtfulPrice(cell: string): DoubtfulWord | undefined {
  const text = cell.trim();
  if (text === '' || 'cents' in readPriceCell(text)) return undefined;
  const prices = pricesIn(text).length;
  if (prices > 1)
    return { kind: 'sizes', key: keyOf('sizes', String(prices)), text, rows: 1, prices };
  // What has digits is a price that only its row can correct.
  return /\d/.test(text) ? undefined : { kind: 'price', key: keyOf('price', text), text, rows: 1 };
}

/** Returns the prices of a cell with several, such as `12 / 15.50`. */
function pricesIn(cell: string): number[] {
  const parts = cell.split(/[/|]/, optionLimits.sizesPerDish[1] + 1);
  const prices = parts.map((part) => readPriceCell(part));
  const cents = prices.flatMap((price) => ('cents' in price ? [price.cents] : []));
  return cents.length === parts.length ? cents : [];
}

/** Marks such as `✓` have no words. */
function keyOf(kind: string, text: string): string {
  return `${kind} ${foldWords(text) || text.trim()}`;
}

/** Returns the names of sizes that somebody has typed. */
export function sizeNamesIn(answer: string): string[] {
  return answer.split(/[,;|/]/).map((name) => name.trim());
}

/** Returns a file in the words of our own ones, with what people have said about doubtful ones. */
export function inOwnWords<Table extends FileTable>(
  table: Table,
  columns: Columns,
  answers: WordAnswers = new Map(),
): { table: Table; columns: Columns } {
  const [price, sizes] = [columns.indexOf('price'), columns.indexOf('sizes')];
  const isSized = table.rows.some(
    ({ cells }) => sizedBy(cells[price] ?? '', answers) !== undefined,
  );
  const sizesAt = sizes === -1 && isSized ? table.headings.length : sizes;
  const rows = table.rows.map(({ cells, ...row }) => {
    const own = cells.map((cell, at) => {
      const column = declaredColumns.find((each) => each === columns[at]);
      if (column !== undefined) return declaredCell(cell, column, answers);
      return columns[at] === 'price' ? priceCell(cell, answers) : cell;
    });
    if (sizes === -1 && isSized) {
      while (own.length < sizesAt) own.push('');
      own.splice(sizesAt, 0, '');
    }
    const sized = price === -1 ? undefined : sizedBy(cells[price] ?? '', answers);
    if (sized === undefined) return { ...row, cells: own };
    return { ...row, cells: own.with(price, '').with(sizesAt, writeSizesCell(sized)) };
  });
  if (sizes !== -1 || !isSized) return { table: { ...table, rows }, columns };
  const headings = [...table.headings, 'sizes'];
  return { table: { ...table, headings, rows }, columns: [...columns, 'sizes'] };
}

function declaredCell(cell: string, column: DeclaredColumn, answers: WordAnswers): string {
  const written = wordsOfCell(cell);
  const declared = written.flatMap((word) => {
    if (isNone(word)) return ['none'];
    const id = declaredBy(word, column);
    if (id !== undefined) return [id];
    const [marked = '', mark] = markIn(word, column) ?? [];
    if (mark !== undefined) {
      const answer = answers.get(keyOf(`${column} mark`, mark));
      return answer === 'yes' ? [declaredBy(marked, column) ?? word] : answer === '' ? [] : [word];
    }
    const answer = answers.get(keyOf(column, word));
    return answer === undefined || answer === null ? [word] : answer.split('|').filter(Boolean);
  });
  return [...new Set(declared)].join('|');
}

function priceCell(cell: string, answers: WordAnswers): string {
  const doubtful = doubtfulPrice(cell);
  return (doubtful?.kind === 'price' ? answers.get(doubtful.key) : undefined) ?? cell;
}

/** Returns the sizes of a cell with several prices, if somebody has named them. */
function sizedBy(cell: string, answers: WordAnswers): DishSize[] | undefined {
  const doubtful = doubtfulPrice(cell);
  if (doubtful?.kind !== 'sizes') return undefined;
  const names = sizeNamesIn(answers.get(doubtful.key) ?? '');
  if (names.length !== doubtful.prices) return undefined;
  return pricesIn(cell).reduce<DishSize[]>((sizes, cents, at) => {
    const name = names[at] ?? '';
    const taken = sizes.map(({ id }) => id);
    return [...sizes, { id: sizeIdOf(name, taken), name, cents }];
  }, []);
}
