import type { ChosenFile } from './matching/file-matching.ts';
import * as partWords from '../parts/words.en.ts';
import * as words from './words.en.ts';

type ReadFile = Pick<ChosenFile, 'table' | 'own' | 'origin'>;

/** Says how a file was read, and what helps if that was not what was meant. */
export function sourceInWords({ table: { source }, own, origin }: ReadFile): string {
  if ('encoding' in source) return partWords.readAs(source.encoding);
  const { sheet, sheets } = source;
  if (sheet === null) return words.readFromAllSheets;
  const isMoreRead = own !== undefined || origin?.lists.some(({ choices }) => choices.length > 0);
  return sheets.length === 1 || isMoreRead
    ? words.readFromSheet(sheet)
    : words.readFromOneSheet(sheets.length - 1, sheet);
}
