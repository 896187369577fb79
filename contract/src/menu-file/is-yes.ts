import { foldText } from '../ground/text/fold-text.ts';
import { readYesNo } from '../ground/csv/yes-no.ts';

/** Whether a cell of another system says yes. */
export function isYes(cell: string): boolean {
  return ['y', 'x'].includes(foldText(cell.trim())) || readYesNo(cell) === true;
}
