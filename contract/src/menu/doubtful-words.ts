/** Reads what files say in words of people, and asks about what nobody can read alike. */
import { writeAmount } from '../ground/csv/decimal-mark.ts';
import type { FileTable } from '../ground/csv/file-table.ts';
import { foldWords } from '../ground/csv/fold-words.ts';
import { readPriceCell } from '../ground/csv/price-cell.ts';
import { groupBy } from '../ground/group-by.ts';
import { optionLimits } from '../ground/option-limits.ts';
import { foldText } from '../ground/text/fold-text.ts';
import { type Allergen, allergens, type Diet, diets } from './declarations.ts';
import { type HeadingMeaning, matchColumns } from './match-columns.ts';
import * as words from './csv-words.en.ts';

/** The columns of what is declared about a dish. */
type DeclaredColumn = 'allergens' | 'diets';

/** A word that nobody can read alike. It is asked about once for all rows of a file. */
export type DoubtfulWord = {
  /** By which the answer is found. */
  key: string;
  /** An allergen or diet, a mark such as `x`, a price without digits, or several prices. */
  kind: 'declared' | 'mark' | 'price' | 'sizes';
  /** The text as the file has it. */
  text: string;
  rows: number;
  column?: DeclaredColumn;
  /** The words in whose columns a mark stands. */
  marked?: string[];
  /** How many prices a cell has. */
  prices?: number;
  /**
   * Returns an answer in the words of our own files, or undefined for what is none. Allergens, diets
   * and names of sizes are separated by `|`; `yes` says that a dish has what is marked; an empty
   * text, that a word says nothing.
   */
  read: (answer: string) => string | undefined;
};

/** What people have said, by the keys of the words. Null leaves the rows out. */
export type WordAnswers = ReadonlyMap<string, string | null>;

/** A piece of a cell: a text of our own files, or what stands there while a word has no answer. */
type CellPiece = { text: string; word?: DoubtfulWord };

/** How each column is read whose words may be doubtful. */
const readers: Partial<Record<string, (cell: string) => CellPiece[]>> = {
  allergens: (cell) => wordsOfCell(cell).map((word) => declaredPiece(word, 'allergens')),
  diets: (cell) => wordsOfCell(cell).map((word) => declaredPiece(word, 'diets')),
  price: (cell) => [pricePiece(cell)],
};

/** What people call allergens and diets, in the form of `foldWords`. A word with two meanings is not here. */
const synonyms: Partial<Record<Allergen | Diet, readonly string[]>> = {
  gluten: ['wheat', 'cereals containing gluten'],
  crustaceans: ['crustacean'],
  eggs: ['egg'],
  peanuts: ['peanut'],
  soybeans: ['soy', 'soya', 'soybean', 'soy bean', 'soy beans', 'soya beans'],
  milk: ['dairy'],
  nuts: ['nut', 'tree nut', 'tree nuts'],
  sesame: ['sesame seed', 'sesame seeds'],
  sulphites: ['sulphite', 'sulfite', 'sulfites', 'sulphur dioxide', 'sulfur dioxide'],
  lupin: ['lupine', 'lupins'],
  molluscs: ['mollusc', 'mollusk', 'mollusks'],
  vegetarian: ['veggie'],
  'gluten-free': ['gluten free', 'glutenfree'],
  'low-lactose': ['low lactose'],
};

const known = { allergens: wordsFor(allergens), diets: wordsFor(diets) };

function wordsFor<Id extends Allergen | Diet>(
  all: Readonly<Record<Id, { label: string }>>,
): ReadonlyMap<string, Id> {
  const ids = Object.keys(all) as Id[];
  const callings = ids.flatMap((id) =>
    [...(synonyms[id] ?? []), all[id].label, id].map((word) => [foldWords(word), id] as const),
  );
  return new Map(callings);
}

/** Returns what a word declares, or undefined if it is none that everybody reads alike. */
function declaredBy(word: string, column: DeclaredColumn): Allergen | Diet | undefined {
  return word.includes('?') ? undefined : known[column].get(foldWords(word));
}

/** A cell that says nothing: it declares nothing, not even that there are none. */
const silent = /^[\s\-–—./?]*$|^n\s?\/\s?[ak]$/i;

/** Letters or numbers of a legend, which may have only blanks between them. */
const legend = /^[([]?\s*[a-z0-9]{1,2}(?:[\s,;|/.+]+[a-z0-9]{1,2})*\s*[)\]]?$/i;

/** Returns the words of a cell as they are written; none for a cell that says nothing. */
function wordsOfCell(cell: string): string[] {
  if (silent.test(cell)) return [];
  const separator = legend.test(cell.trim()) ? /[\s,;|/.+()[\]]/ : /[|,;\n/]/;
  return cell
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => !silent.test(word));
}

function declaredPiece(word: string, column: DeclaredColumn): CellPiece {
  // Our own files say so that a dish has none of them.
  const own = foldText(word) === 'none' ? 'none' : declaredBy(word, column);
  if (own !== undefined) return { text: own };
  const [, marked = '', mark = ''] = /^(.{1,60}): ?(.{1,10})$/.exec(word) ?? [];
  const id = declaredBy(marked, column);
  if (id === undefined) {
    return asking(word, {
      key: keyOf(column, word),
      kind: 'declared',
      column,
      read: (said) => said,
    });
  }
  const read = (said: string) => (said === 'yes' ? id : said === '' ? '' : undefined);
  const question = { key: keyOf(`${column} mark`, mark), kind: 'mark', column, read } as const;
  return asking(word, { ...question, text: mark, marked: [marked] });
}

function pricePiece(cell: string): CellPiece {
  const text = cell.trim();
  if (text === '' || 'cents' in readPriceCell(text)) return { text: cell };
  const prices = pricesIn(text);
  if (prices.length > 1) {
    const key = keyOf('sizes', String(prices.length));
    const read = (names: string) => sizesCell(names, prices);
    return asking(cell, { key, kind: 'sizes', text, prices: prices.length, read });
  }
  // What has digits is a price that only its row can correct.
  if (/\d/.test(text)) return { text: cell };
  const read = (price: string) => ('cents' in readPriceCell(price) ? price : undefined);
  return asking(cell, { key: keyOf('price', text), kind: 'price', text, read });
}

function asking(text: string, question: Omit<DoubtfulWord, 'text' | 'rows'> & { text?: string }) {
  return { text, word: { text, rows: 0, ...question } };
}

/** Returns the prices of a cell with several, such as `12 / 15.50`. */
function pricesIn(cell: string): number[] {
  const texts = cell.split(/[/|]/, optionLimits.sizesPerDish[1] + 1);
  const prices = texts.map((text) => readPriceCell(text));
  const cents = prices.flatMap((price) => ('cents' in price ? [price.cents] : []));
  return cents.length === texts.length ? cents : [];
}

/** Returns a cell of sizes, `Small=12.00|Large=15.50`, if there is a name for each price. */
function sizesCell(answer: string, prices: readonly number[]): string | undefined {
  const names = answer.split(/[,;|/]/).map((name) => name.trim());
  if (names.length !== prices.length || names.includes('')) return undefined;
  return prices.map((cents, at) => `${names[at] ?? ''}=${writeAmount(cents)}`).join('|');
}

/** Marks such as `✓` have no words. */
function keyOf(kind: string, text: string): string {
  return `${kind} ${foldWords(text) || text.trim()}`;
}

/** More words than this are no legend: somebody has chosen another column. */
const mostWords = 60;

/** What was found in a table, which a form asks for again and again. */
const foundIn = new WeakMap<FileTable['rows'], { columns: string; words: DoubtfulWord[] }>();

/** Returns the words of a file that have to be asked about, in the order of its columns. */
export function doubtfulWords(
  { rows }: FileTable,
  meanings: readonly HeadingMeaning[],
): DoubtfulWord[] {
  const columns = meanings.join();
  const before = foundIn.get(rows);
  if (before?.columns === columns) return before.words;
  const found = new Map<string, DoubtfulWord>();
  for (const [at, column] of meanings.entries()) {
    const reader = readers[column ?? ''];
    if (reader === undefined) continue;
    // Most rows repeat what others have.
    for (const [cell, { length }] of groupBy(rows, ({ cells }) => cells[at] ?? '')) {
      const doubtful = reader(cell).flatMap(({ word }) => word ?? []);
      for (const [key, [word]] of groupBy(doubtful, (each) => each.key)) {
        const all = found.get(key) ?? word;
        if (all === undefined) continue;
        // `x` under several headings is one mark of the row.
        const marked = doubtful.flatMap((each) => (each.key === key ? (each.marked ?? []) : []));
        if (all.marked) all.marked = [...new Set([...all.marked, ...marked])];
        all.rows += length;
        found.set(key, all);
      }
    }
  }
  const doubtful = [...found.values()].slice(0, mostWords);
  foundIn.set(rows, { columns, words: doubtful });
  return doubtful;
}

/** Returns a file in the words of our own ones, with what people have said about doubtful ones. */
export function inOwnWords<Table extends FileTable>(
  table: Table,
  meanings: readonly HeadingMeaning[],
  answers: WordAnswers = new Map(),
): Table {
  const rows = table.rows.map(({ cells, ...row }) => ({
    ...row,
    cells: cells.map((cell, at) => {
      const pieces = readers[meanings[at] ?? '']?.(cell);
      if (pieces === undefined) return cell;
      const own = pieces.map(({ text, word }) => {
        const answer = word && answers.get(word.key);
        return typeof answer === 'string' ? (word?.read(answer) ?? text) : text;
      });
      return own.length === 1 ? own.join('') : listOf(own);
    }),
  }));
  return { ...table, rows };
}

function listOf(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.split('|')))].filter(Boolean).join('|');
}

/** A mark such as `x` or `yes` is short, and there are not many of them. */
const longestMark = 10;
const mostMarks = 3;

/**
 * Returns a table with a column for each allergen or diet, marked where a dish has it, as one with a
 * column of words such as `Milk: x`. What the mark means has yet to be said.
 */
export function withMarkedColumns(table: FileTable): FileTable {
  return (['allergens', 'diets'] as const).reduce(joinMarked, table);
}

function joinMarked(table: FileTable, column: DeclaredColumn): FileTable {
  const { headings } = table;
  if (matchColumns(headings).includes(column)) return table;
  const places = headings.flatMap((heading, at) =>
    declaredBy(heading, column) !== undefined && isMarked(table, at) ? [at] : [],
  );
  if (places.length === 0) return table;
  const isOther = (_: string, at: number) => !places.includes(at);
  return {
    ...table,
    headings: [...headings.filter(isOther), words.headings[column]],
    rows: table.rows.map(({ cells, ...row }) => {
      const padded = headings.map((_, at) => cells[at] ?? '');
      const marked = places.flatMap((at) =>
        wordsOfCell(padded[at] ?? '').map((mark) => `${headings[at]?.trim()}: ${mark}`),
      );
      const beyond = cells.slice(headings.length);
      return { ...row, cells: [...padded.filter(isOther), marked.join('|'), ...beyond] };
    }),
  };
}

function isMarked({ rows }: FileTable, at: number): boolean {
  const cells = rows.map((row) => foldText(row.cells[at]?.trim() ?? ''));
  const marks = new Set(cells.filter((cell) => cell !== ''));
  const areShort = [...marks].every((mark) => mark.length <= longestMark);
  return marks.size > 0 && marks.size <= mostMarks && areShort;
}
