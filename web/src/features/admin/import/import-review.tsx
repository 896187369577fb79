import { Button } from '../../../ui/button.tsx';
import { rowsToWrite, type ReviewedRow } from './import-rows.ts';
import { ImportTable } from './import-table.tsx';
import { OutcomeTiles } from './outcome-tiles.tsx';
import { reviewInWords } from './review-in-words.ts';

type ImportReviewProps = { rows: ReviewedRow[]; onConfirm: () => void; onCancel: () => void };

/** What an import would do, for the person to confirm. */
export function ImportReview({ rows, onConfirm, onCancel }: ImportReviewProps) {
  const written = rowsToWrite(rows).length;
  return (
    <div className="grid grid-cols-1 gap-5">
      <OutcomeTiles rows={rows} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-card p-5 shadow-card">
        <p role="status" className="min-w-0 grow basis-64">
          {reviewInWords(rows)}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button tone="outline" onClick={onCancel}>
            Choose another file
          </Button>
          {written > 0 && (
            <Button onClick={onConfirm}>
              Import {written} {written === 1 ? 'dish' : 'dishes'}
            </Button>
          )}
        </div>
      </div>
      <ImportTable rows={rows} />
    </div>
  );
}
