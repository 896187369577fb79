import { useState } from 'react';
import type { ImportOutcome } from '../parts/outcome-chip.tsx';
import { countOutcomes } from './import-rows.ts';
import type { ReviewedRow } from './reviewed-row.ts';

/** Which rows are shown: those with an outcome, or those that ask whether it is the same dish. */
export type RowFilter = ImportOutcome | 'asking';

type Filtered = {
  chosen: RowFilter;
  /** The numbers of the rows. A row stays in sight when an answer changes its outcome. */
  numbers: ReadonlySet<number>;
};

/** The filter of the rows; it starts with the rejected rows, if there are any. */
export function useOutcomeFilter(rows: readonly ReviewedRow[]) {
  const [filtered, setFiltered] = useState<Filtered | undefined>(() =>
    countOutcomes(rows).refused > 0 ? filteredBy(rows, 'refused') : undefined,
  );
  const onChoose = (chosen: RowFilter | undefined) => {
    setFiltered(chosen && filteredBy(rows, chosen));
  };
  const shown = filtered ? rows.filter(({ number }) => filtered.numbers.has(number)) : rows;
  return { chosen: filtered?.chosen, onChoose, shown };
}

function filteredBy(rows: readonly ReviewedRow[], chosen: RowFilter): Filtered {
  const wanted = rows.filter(({ outcome, sameDish }) =>
    chosen === 'asking' ? sameDish !== undefined : outcome === chosen,
  );
  return { chosen, numbers: new Set(wanted.map(({ number }) => number)) };
}
