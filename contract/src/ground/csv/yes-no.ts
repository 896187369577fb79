import { foldText } from '../text/fold-text.ts';
import * as words from '../table-words.en.ts';

/** Returns the cell for yes or no, in the language of the site. */
export function writeYesNo(isYes: boolean): string {
  return isYes ? words.yes : words.no;
}

/** Reads a cell: the words of the site, of English and of spreadsheets. Undefined for any other text. */
export function readYesNo(cell: string): boolean | undefined {
  const text = foldText(cell.trim());
  if (['yes', 'true', '1', foldText(words.yes)].includes(text)) return true;
  return ['no', 'false', '0', foldText(words.no)].includes(text) ? false : undefined;
}
