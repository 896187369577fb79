import { doubtfulWords } from '@thymely/contract/menu/doubtful-words';
import type { ReadingChoice } from '@thymely/contract/menu/open-menu';
import type { FileMatching } from '@thymely/contract/menu-file/read-menu.schema';
import { Button } from '../../ui/button.tsx';
import { sourceInWords } from './source-in-words.ts';
import { firstNamed } from '../parts/first-named.ts';
import { originInWords } from './origin-in-words.ts';
import { FaultyRowsButton } from './faulty-rows-button.tsx';
import { categoriesOf, type ChosenFile, listsLeftOut } from './matching/file-matching.ts';
import { useCategories } from '../../lib/categories.ts';
import type { ReviewedRow } from './reviewed-row.ts';
import { currencySign } from '../../lib/currency.ts';
import { foreignCurrency } from './matching/foreign-currency.ts';
import { ReadingFields } from './reading/reading-fields.tsx';
import { listNamesInWords } from './matching/list-names-in-words.ts';
import { matchingInWords } from './matching/matching-in-words.ts';
import * as words from './words.en.ts';

type FileNotesProps = {
  file: ChosenFile;
  matching: FileMatching;
  rows: ReviewedRow[];
  onRead: (choice: ReadingChoice) => void;
  /** Called to say once more what headings and categories mean. */
  onMatch: () => void;
};

/** Which file this is, and how it was read. */
export function FileNotes({ file, matching: said, rows, onRead, onMatch }: FileNotesProps) {
  const { all: present } = useCategories();
  const isAsked =
    doubtfulWords(file.table, file.columns).length > 0 ||
    categoriesOf(file.table, { columns: file.columns, present }).length > 0 ||
    file.origin?.lists.some(({ choices }) => choices.length === 0) === true;
  const matching = matchingInWords(file.table.headings, file.columns);
  const left = listsLeftOut(file, said);
  const leftInWords = left.length > 0 ? [words.listsMissing(listNamesInWords(left))] : [];
  const sized = rows.filter(({ sizesFrom }) => sizesFrom !== undefined);
  const sizedNames = firstNamed(sized.map(({ row }) => String(row.name ?? '')));
  const sizedInWords = sized.length > 0 ? [words.sizesFromLists(sized.length, sizedNames)] : [];
  const foreign = foreignCurrency(file);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <p className="min-w-0 grow basis-80 text-sm wrap-anywhere text-soft">
        <span className="font-medium text-ink">{file.name}</span>{' '}
        <span>
          {[
            ...originInWords(file),
            ...sizedInWords,
            ...leftInWords,
            sourceInWords(file),
            matching,
          ].join(' ')}
        </span>
        {foreign !== undefined && (
          <strong className="block font-medium text-amber">
            {words.otherCurrency(foreign, currencySign)}
          </strong>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {(matching !== '' || isAsked) && (
          <Button tone="outline" size="small" onClick={onMatch}>
            {matching === '' ? words.changeAnswers : words.changeColumns}
          </Button>
        )}
        <FaultyRowsButton file={file} rows={rows} />
      </div>
      <ReadingFields file={file} onRead={onRead} />
    </div>
  );
}
