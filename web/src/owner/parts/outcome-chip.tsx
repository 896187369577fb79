import type { ImportedRow } from '@thymely/contract/menu/endpoints';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import * as words from './words.en.ts';

/** What becomes of a row in an imported file. */
export type ImportOutcome = ImportedRow['outcome'];

const outcomeNames: Record<ImportOutcome, string> = words.outcomes;

const tones: Record<ImportOutcome, ChipTone> = {
  created: 'good',
  updated: 'waiting',
  unchanged: 'over',
  refused: 'bad',
};

/** The outcome of a row. */
export function OutcomeChip({ outcome }: { outcome: ImportOutcome }) {
  return <Chip tone={tones[outcome]} word={outcomeNames[outcome]} />;
}
