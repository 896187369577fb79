import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync(join(import.meta.dirname, '../../../docs/scaling.md'), 'utf8');

const rows = [...text.matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) =>
  row.split('|').map((cell) => cell.replaceAll('*', '').trim()),
);

/**
 * Returns the numbers in the first row of docs/scaling.md with a label, 0 for an empty cell.
 *
 * @throws Error if there is no such row
 */
export function scalingFigures(label: string): number[] {
  const row = rows.find(([first]) => first === label);
  if (row === undefined) throw new Error(`docs/scaling.md has no row '${label}'.`);
  return row.slice(1).map((cell) => Number(cell.replace(/\s/g, '')));
}

/** Returns the calls, reads and writes that a row of docs/scaling.md states. */
export function statedCost(label: string) {
  const [calls = 0, reads = 0, writes = 0] = scalingFigures(label);
  return { calls, reads, writes };
}
