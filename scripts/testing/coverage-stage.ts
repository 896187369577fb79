import { readFileSync } from 'node:fs';
import { fromRoot } from '../paths.ts';
import { reportsOfThisRun } from './runners.ts';
import { gapsOf, type RanTest, ranTestsOf, readSpecPoints, tallyPoints } from './spec-coverage.ts';
import type { Tally } from './report.ts';

/**
 * Looks up every test that docs/spec-coverage.md names among those that ran and passed. A run of
 * single stages cannot prove the whole table: it is told how far it went, and nothing is counted.
 */
export function judgeSpecCoverage({ isWholeRun }: { isWholeRun: boolean }): Tally {
  const points = readSpecPoints(readFileSync(fromRoot('docs/spec-coverage.md'), 'utf8'));
  const ran = reportsOfThisRun().flatMap(readReport);
  const tally = tallyPoints(points, ran);
  const extent = `${tally.passed} of ${points.length} points of the specification proven`;
  if (!isWholeRun) {
    console.log(`\n${extent} by what ran; only a run of all stages is judged by it.`);
    return { passed: 0, failed: 0, skipped: 0 };
  }
  console.log(`\n── specification ──\n${extent} (docs/spec-coverage.md).`);
  for (const point of points) {
    for (const gap of gapsOf(point, ran)) console.log(`✗ §${point.section} ${point.point}: ${gap}`);
  }
  return tally;
}

/** A runner that left half a report has failed already: what it ran proves nothing. */
function readReport(file: string): RanTest[] {
  try {
    return ranTestsOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
