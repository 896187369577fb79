import type { ImportedRow } from '@thymely/contract/menu/endpoints';
import { classes } from '../../ui/classes.ts';
import * as words from './words.en.ts';

/** What becomes of a row in an imported file. */
export type ImportOutcome = ImportedRow['outcome'];

const outcomeNames: Record<ImportOutcome, string> = words.outcomes;

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
        'inline-block rounded-pill px-3 py-0.5 text-sm font-medium',
        tints[outcome],
      )}
    >
      {outcomeNames[outcome]}
    </span>
  );
}
