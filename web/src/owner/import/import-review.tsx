import { useQuery } from '@tanstack/react-query';
import type { ReadingChoice } from '@thymely/contract/menu/open-menu';
import type { FileMatching } from '@thymely/contract/menu-file/read-menu.schema';
import { freshMenuQuery } from '../../api/menu/menu-editing.ts';
import { useStickyBar } from '../../lib/use-room-at-bottom.ts';
import { Button } from '../../ui/button.tsx';
import type { ChosenFile } from './matching/file-matching.ts';
import { FileNotes } from './file-notes.tsx';
import { type Further, bringsChanges } from './further/further.ts';
import { FurtherReview } from './further/further-review.tsx';
import { rowsToWrite } from './import-rows.ts';
import { ImportTable } from './import-table.tsx';
import { OutcomeTiles } from './outcome-tiles.tsx';
import { PicturesPanel } from './pictures/pictures-panel.tsx';
import { SameDishPanel } from './same-dish/same-dish-panel.tsx';
import type { ReviewedRow, SameDishChoice } from './reviewed-row.ts';
import { reviewInWords } from './review-in-words.ts';
import { useOutcomeFilter } from './use-outcome-filter.ts';
import * as words from './words.en.ts';

type ImportReviewProps = {
  file: ChosenFile;
  matching: FileMatching;
  rows: ReviewedRow[];
  further: Further;
  onRead: (choice: ReadingChoice) => void;
  onMatch: () => void;
  /** Answers for these rows whether it is the same dish. */
  onAnswer: (numbers: ReadonlySet<number>, choice: SameDishChoice) => void;
  onTakeGroups: () => void;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Shows what an import would do, and asks for confirmation. */
export function ImportReview(props: ImportReviewProps) {
  const { file, matching, rows, further, onRead, onMatch, onAnswer, onCancel } = props;
  const { onTakeGroups, onConfirm } = props;
  const written = rowsToWrite(rows).length;
  const { shown, ...filter } = useOutcomeFilter(rows);
  const changesMore = bringsChanges(further);
  const { data: menu } = useQuery(freshMenuQuery);
  return (
    <div className="grid grid-cols-1 gap-5">
      <FileNotes file={file} matching={matching} rows={rows} onRead={onRead} onMatch={onMatch} />
      <FurtherReview further={further} onTakeGroups={onTakeGroups} />
      <PicturesPanel rows={rows} />
      <OutcomeTiles rows={rows} {...filter} />
      <SameDishPanel
        rows={rows}
        isShown={filter.chosen === 'asking'}
        onShow={() => {
          filter.onChoose(filter.chosen === 'asking' ? undefined : 'asking');
        }}
        onAnswer={(choice) => {
          onAnswer(new Set(rows.map(({ number }) => number)), choice);
        }}
      />
      <ImportTable
        key={filter.chosen}
        rows={shown}
        onAnswer={(number, choice) => {
          onAnswer(new Set([number]), choice);
        }}
      />
      <div
        ref={useStickyBar<HTMLDivElement>()}
        className="tall:sticky data-in-place:static! bottom-[calc(max(0.75rem,var(--bottom-bars,0rem))+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-hairline bg-card px-4 py-3 shadow-raised sm:px-5 sm:py-4"
      >
        <p role="status" className="min-w-0 grow basis-64">
          {reviewInWords(rows, menu, changesMore)}
        </p>
        <div className="flex flex-wrap gap-2 max-sm:[&>*]:px-3.5 max-sm:[&>*]:text-sm sm:gap-3">
          <Button tone="outline" onClick={onCancel}>
            {words.chooseAnotherFile}
          </Button>
          {(written > 0 || changesMore) && (
            <Button onClick={onConfirm}>
              {written > 0 ? words.importDishes(written) : words.importFurther}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
