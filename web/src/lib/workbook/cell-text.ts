import { FileFault } from '@thymely/contract/ground/csv/file-fault';
import { unescaped } from './workbook-files.ts';
import * as words from './words.en.ts';

/** A cell as it is written in its sheet. */
export type WrittenCell = { type: string; style: number; text: string };

/** What cells refer to. */
export type CellTexts = {
  sharedStrings: readonly string[];
  /** Whether the format of a number is that of a date, by the number of the format. */
  dateStyles: readonly boolean[];
  countsFrom1904: boolean;
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns a cell as text: a number with a dot and without what floating point has added to it, a
 * date as `2026-02-01`, and nothing where a formula has failed.
 */
export function cellText({ type, style, text }: WrittenCell, texts: CellTexts): string {
  switch (type) {
    case 's':
      return sharedText(text, texts).trim();
    case 'str':
    case 'inlineStr':
      return unescaped(text).trim();
    case 'b':
      return text === '1' ? 'yes' : 'no';
    case 'd':
      return text.slice(0, 10);
    case 'e':
      return '';
    default:
      return numberText(text, { ...texts, isDate: texts.dateStyles[style] === true });
  }
}

function sharedText(text: string, { sharedStrings }: CellTexts): string {
  if (text === '') return '';
  const shared = sharedStrings[Number(text)];
  if (shared === undefined) throw new FileFault(words.unreadable);
  return shared;
}

type NumberFormat = Pick<CellTexts, 'countsFrom1904'> & { isDate: boolean };

function numberText(text: string, { isDate, countsFrom1904 }: NumberFormat): string {
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) return text;
  if (!isDate) return String(Number(number.toPrecision(12)));
  const first = Date.UTC(
    countsFrom1904 ? 1904 : 1899,
    countsFrom1904 ? 0 : 11,
    countsFrom1904 ? 1 : 30,
  );
  const date = new Date(Math.round(first + number * dayMs));
  return Number.isNaN(date.valueOf()) ? text : date.toISOString().slice(0, 10);
}
