import type { TableSource } from '@thymely/contract/ground/csv/file-table';
import * as partWords from '../parts/words.en.ts';
import * as words from './words.en.ts';

/** Says how a file was read, and what helps if that was not what was meant. */
export function sourceInWords(source: TableSource): string {
  if ('encoding' in source) return partWords.readAs(source.encoding);
  const { sheet, sheets } = source;
  if (sheet === null) return words.readFromAllSheets;
  return sheets.length === 1
    ? words.readFromSheet(sheet)
    : words.readFromOneSheet(sheets.length - 1, sheet);
}
