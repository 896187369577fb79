import { Button } from '../../ui/button.tsx';
import { countOutcomes, rowsToWrite, type ReviewedRow } from './import-rows.ts';
import { ImportTable } from './import-table.tsx';
import { OutcomeTiles } from './outcome-tiles.tsx';

type ImportReviewProps = { rows: ReviewedRow[]; onConfirm: () => void; onCancel: () => void };

/** What an import would do, for the person to agree to. */
export function ImportReview({ rows, onConfirm, onCancel }: ImportReviewProps) {
  const { refused } = countOutcomes(rows);
  const written = rowsToWrite(rows).length;
  return (
    <div className="grid grid-cols-1 gap-5">
      <OutcomeTiles rows={rows} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-card p-5 shadow-card">
        <p role="status" className="min-w-0 grow basis-64">
          {written > 0
            ? `Nothing is written yet. ${refused > 0 ? 'Refused rows are left out.' : ''}`
            : 'There is nothing to write: no row changes the menu.'}
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
