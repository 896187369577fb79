import { classes } from '../../../ui/classes.ts';
import { countOutcomes, type ImportOutcome, type ReviewedRow } from './import-rows.ts';

const order: ImportOutcome[] = ['created', 'updated', 'unchanged', 'refused'];

/** The number of rows by outcome. */
export function OutcomeTiles({ rows }: { rows: ReviewedRow[] }) {
  const counts = countOutcomes(rows);
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {order.map((outcome) => (
        <div
          key={outcome}
          className="flex flex-col-reverse gap-1 rounded-lg bg-card p-5 shadow-card"
        >
          <dt>
            <OutcomeChip outcome={outcome} />
          </dt>
          <dd className="text-3xl leading-none font-bold tabular-nums">{counts[outcome]}</dd>
        </div>
      ))}
    </dl>
  );
}

export const outcomeNames: Record<ImportOutcome, string> = {
  created: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Error',
};

const tints: Record<ImportOutcome, string> = {
  created: 'bg-leaf-100 text-leaf-700',
  updated: 'bg-amber-100 text-amber',
  unchanged: 'bg-sand text-soft',
  refused: 'bg-tomato-100 text-tomato',
};

/** The outcome of a row. */
export function OutcomeChip({ outcome }: { outcome: ImportOutcome }) {
  return (
    <span
      className={classes(
        'inline-block rounded-pill px-3 py-0.5 text-sm font-semibold',
        tints[outcome],
      )}
    >
      {outcomeNames[outcome]}
    </span>
  );
}
