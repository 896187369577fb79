import { useState } from 'react';
import type { ImportOutcome } from '../parts/outcome-chip.tsx';
import { countOutcomes, type ReviewedRow } from './import-rows.ts';

/** The filter of the rows by outcome; it starts with the rejected rows, if there are any. */
export function useOutcomeFilter(rows: readonly ReviewedRow[]) {
  const [chosen, setChosen] = useState<ImportOutcome | undefined>(() =>
    countOutcomes(rows).refused > 0 ? 'refused' : undefined,
  );
  const shown = chosen ? rows.filter(({ outcome }) => outcome === chosen) : rows;
  return { chosen, onChoose: setChosen, shown };
}
