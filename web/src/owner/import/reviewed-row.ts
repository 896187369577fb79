import type { MenuFileRow } from '@thymely/contract/menu/read-csv';
import type { ImportOutcome } from '../parts/outcome-chip.tsx';

/** A picture of a row that is on another site. */
export type LinkedPicture = {
  address: string;
  /** What becomes of it: it is or was copied, it stays there, or it is left out because it does not answer. */
  fate: 'copyable' | 'copied' | 'linked' | 'silent';
  /** The reason why it could not be copied although its site allows that. */
  fault?: string;
};

/** A dish of the file, with what is known of its picture. */
export type FileRow = MenuFileRow & { picture?: LinkedPicture };

/** A row of the file and its outcome. */
export type ReviewedRow = FileRow & {
  outcome: ImportOutcome;
  /** The question that the row raises, if it has the name and category of a dish on the menu. */
  sameDish?: SameDishQuestion;
};

/** What becomes of a row that has the name and category of a dish on the menu. */
export type SameDishChoice = 'update' | 'add' | 'skip';

export type Reviewed = Pick<ReviewedRow, 'row' | 'errors' | 'outcome'>;

/** A question to the person, with what either answer would do. */
export type SameDishQuestion = { choice: SameDishChoice; asUpdate: Reviewed; asNew: Reviewed };
