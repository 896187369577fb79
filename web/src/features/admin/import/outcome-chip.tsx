import { classes } from '../../../ui/classes.ts';
import type { ImportOutcome } from './import-rows.ts';

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

/** What becomes of a row. */
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
