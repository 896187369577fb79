import { useState } from 'react';
import type { ImportOutcome } from '../parts/outcome-chip.tsx';
import { countOutcomes, type ReviewedRow } from './import-rows.ts';

/** Which rows are shown: the rejected ones first, if there are any. */
export function useOutcomeFilter(rows: readonly ReviewedRow[]) {
  const [chosen, setChosen] = useState<ImportOutcome | undefined>(() =>
    countOutcomes(rows).refused > 0 ? 'refused' : undefined,
  );
  const shown = chosen ? rows.filter(({ outcome }) => outcome === chosen) : rows;
  return { chosen, onChoose: setChosen, shown };
}
