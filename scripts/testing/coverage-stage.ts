import { readFileSync } from 'node:fs';
import { fromRoot } from '../paths.ts';
import { reportsOfThisRun } from './runners.ts';
import { judgePoints, type RanTest, ranTestsOf, readSpecPoints } from './spec-coverage.ts';
import type { Tally } from './report.ts';

/**
 * Looks up the id of every point in docs/spec-coverage.md among the tests that ran; each point counts as one test. A run of
 * single stages cannot prove the whole table: it reports how far it got, and nothing is counted.
 */
export function judgeSpecCoverage({ isWholeRun }: { isWholeRun: boolean }): Tally {
  const points = readSpecPoints(readFileSync(fromRoot('docs/spec-coverage.md'), 'utf8'));
  const { proven, gaps } = judgePoints(points, reportsOfThisRun().flatMap(readReport));
  const extent = `${proven} of ${points.length} points of the specification proven`;
  if (!isWholeRun) {
    console.log(`\n${extent} by what ran; only a run of all stages is judged by it.`);
    return { passed: 0, failed: 0, skipped: 0 };
  }
  console.log(`\n── specification ──\n${extent} (docs/spec-coverage.md).`);
  for (const gap of gaps) console.log(`✗ ${gap}`);
  return { passed: proven, failed: gaps.length, skipped: 0 };
}

/** A runner that left half a report has already failed: what it ran proves nothing. */
function readReport(file: string): RanTest[] {
  try {
    return ranTestsOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
