import { groupBy } from '../ground/group-by.ts';
import type { FileTable } from '../ground/csv/file-table.ts';
import { foldText } from '../ground/text/fold-text.ts';
import { type DeclaredColumn, declaredBy, wordsOfCell } from './declared-words.ts';
import { matchColumns } from './match-columns.ts';
import * as words from './csv-words.en.ts';

/** A mark such as `x` or `yes` is short, and there are not many of them. */
const longestMark = 10;
const mostMarks = 3;

const columns: readonly DeclaredColumn[] = ['allergens', 'diets'];

/**
 * Returns a table with a column for each allergen or diet, marked where a dish has it, as one with a
 * column of words such as `Milk: x`. What the mark means has yet to be said.
 */
export function withMarkedColumns(table: FileTable): FileTable {
  return columns.reduce(joinMarked, table);
}

function joinMarked(table: FileTable, column: DeclaredColumn): FileTable {
  if (matchColumns(table.headings).includes(column)) return table;
  const places = table.headings.flatMap((heading, at) =>
    declaredBy(heading, column) === undefined || !isMarked(table, at) ? [] : [at],
  );
  if (places.length === 0) return table;
  const isOther = (_: string, at: number) => !places.includes(at);
  return {
    ...table,
    headings: [...table.headings.filter(isOther), words.headings[column]],
    rows: table.rows.map(({ cells, ...row }) => {
      const padded = table.headings.map((_, at) => cells[at] ?? '');
      const marked = places.flatMap((at) =>
        wordsOfCell(padded[at] ?? '').map((mark) => `${table.headings[at]?.trim()}: ${mark}`),
      );
      const beyond = cells.slice(table.headings.length);
      return { ...row, cells: [...padded.filter(isOther), marked.join('|'), ...beyond] };
    }),
  };
}

function isMarked({ rows }: FileTable, at: number): boolean {
  const marks = rows.map(({ cells }) => cells[at]?.trim() ?? '').filter((cell) => cell !== '');
  const distinct = [...groupBy(marks, foldText).keys()];
  return (
    distinct.length > 0 &&
    distinct.length <= mostMarks &&
    distinct.every((mark) => mark.length <= longestMark)
  );
}
