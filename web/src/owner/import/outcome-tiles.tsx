import { classes } from '../../ui/classes.ts';
import { OutcomeChip, type ImportOutcome } from '../parts/outcome-chip.tsx';
import { countOutcomes } from './import-rows.ts';
import type { ReviewedRow } from './reviewed-row.ts';
import type { RowFilter } from './use-outcome-filter.ts';
import * as words from './words.en.ts';

const order: ImportOutcome[] = ['created', 'updated', 'unchanged', 'refused'];

type OutcomeTilesProps = {
  rows: readonly ReviewedRow[];
  /** Which rows are shown; undefined for all of them. */
  chosen: RowFilter | undefined;
  onChoose: (outcome: ImportOutcome | undefined) => void;
};

/** The number of rows for each outcome; each tile shows only its rows, or all of them again. */
export function OutcomeTiles({ rows, chosen, onChoose }: OutcomeTilesProps) {
  const counts = countOutcomes(rows);
  return (
    <div
      role="group"
      aria-label={words.showOnly}
      className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4"
    >
      {order.map((outcome) => (
        <button
          key={outcome}
          type="button"
          aria-pressed={outcome === chosen}
          disabled={counts[outcome] === 0}
          className={classes(
            'flex flex-col-reverse items-start gap-1.5 rounded-lg border-2 bg-card p-4 text-start',
            'shadow-card transition-colors sm:p-5',
            outcome === chosen ? 'border-leaf-700' : 'border-transparent',
            counts[outcome] > 0 && outcome !== chosen && 'hover:border-leaf-500',
          )}
          onClick={() => {
            onChoose(outcome === chosen ? undefined : outcome);
          }}
        >
          <OutcomeChip outcome={outcome} />
          <span className="text-3xl leading-none font-bold tabular-nums" translate="no">
            {counts[outcome]}
          </span>
        </button>
      ))}
    </div>
  );
}
