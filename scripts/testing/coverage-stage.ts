import { readFileSync } from 'node:fs';
import { fromRoot } from '../paths.ts';
import { reportsOfThisRun } from './reports/run-report.ts';
import { emptyTally, type Tally } from './reports/tally.ts';
import { judgePoints, readSpecPoints } from './spec-coverage.ts';

/**
 * Looks up the id of every point in docs/spec-coverage.md among the tests that ran; each point counts as one test. A run of
 * single stages cannot prove the whole table: it reports how far it got, and nothing is counted.
 */
export function judgeSpecCoverage({ isWholeRun }: { isWholeRun: boolean }): Tally {
  const points = readSpecPoints(readFileSync(fromRoot('docs/spec-coverage.md'), 'utf8'));
  const tests = reportsOfThisRun().flatMap((report) => report.tests);
  const { proven, gaps } = judgePoints(points, tests);
  const extent = `${proven} of ${points.length} points of the specification proven`;
  if (!isWholeRun) {
    console.log(`\n${extent} by what ran; only a run of all stages is judged by it.`);
    return emptyTally;
  }
  console.log(`\n── specification ──\n${extent} (docs/spec-coverage.md).`);
  return { ...emptyTally, passed: proven, failed: gaps.length, failures: gaps };
}
