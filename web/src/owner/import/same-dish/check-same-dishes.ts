import type { MenuItem } from '@thymely/contract/menu/endpoints';
import {
  type Coming,
  createImportRun,
  type ImportRunOptions,
  type ImportRunState,
} from '../import-run.ts';
import type { ReviewedRow } from '../reviewed-row.ts';
import { findSameDishes, withQuestion } from './same-dish.ts';

type Checking = {
  fetchMenu: () => Promise<readonly MenuItem[]>;
  send: ImportRunOptions['send'];
  coming?: Coming;
  signal: AbortSignal;
  onProgress: (progress: ImportRunState) => void;
};

/**
 * Has the server check what new rows would change about the dishes that they may be about, and
 * returns all rows, those with the question whether it is the same dish.
 *
 * @throws whatever fetching and sending throw
 */
export async function checkSameDishes(
  rows: ReviewedRow[],
  { fetchMenu, send, coming, signal, onProgress }: Checking,
): Promise<ReviewedRow[]> {
  const hasNewDishes = rows.some(({ outcome }) => outcome === 'created');
  const found = findSameDishes(rows, hasNewDishes ? await fetchMenu() : []);
  if (found.size === 0) return rows;
  const updates = [...found].map(([{ number, row, errors }, _id]) => ({
    number,
    row: { ...row, _id },
    errors,
  }));
  const run = createImportRun({ rows: updates, send, ...(coming && { coming }) });
  const checked = await run.run(signal, onProgress);
  const byNumber = new Map(checked.map((update) => [update.number, update]));
  return rows.map((row) => {
    const update = byNumber.get(row.number);
    return update ? withQuestion(row, update) : row;
  });
}
