import type { MenuFileRow } from '@thymely/contract/menu/read-csv';
import type { ImportOutcome } from '../parts/outcome-chip.tsx';

/** A row of the file and its outcome. */
export type ReviewedRow = MenuFileRow & {
  outcome: ImportOutcome;
  /** The question that the row raises, if it has the name and category of a dish on the menu. */
  sameDish?: SameDishQuestion;
};

/** What becomes of a row that has the name and category of a dish on the menu. */
export type SameDishChoice = 'update' | 'add' | 'skip';

export type Reviewed = Pick<ReviewedRow, 'row' | 'errors' | 'outcome'>;

/** A question to the person, with what either answer would do. */
export type SameDishQuestion = { choice: SameDishChoice; asUpdate: Reviewed; asNew: Reviewed };
