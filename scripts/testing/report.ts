import { existsSync, readFileSync } from 'node:fs';

/** How many tests in a stage, or in a whole run, ended which way. */
export type Tally = { passed: number; failed: number; skipped: number };

/** A stage without a usable report. */
export const brokenTally: Tally = { passed: 0, failed: 1, skipped: 0 };

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of a test run. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}

/** How a runner ended: its own report and its exit code. */
export type RunnerEnd = { reportFile: string; exitCode: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** Counts vitest's JSON report; a file that ran no test is itself a failure. */
export function tallyVitest(end: RunnerEnd): Tally {
  return tallyReport<VitestReport>(end, (report) => {
    const emptyFiles = report.testResults.filter(
      ({ assertionResults }) => assertionResults.length === 0,
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + emptyFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** How many browser tests may need a second try before that counts as a failure. */
const mostSecondTries = 2;

/**
 * Counts Playwright's JSON report. Tests that passed on their second try are listed and pass, as long
 * as there are few.
 */
export function tallyPlaywright(end: RunnerEnd): Tally {
  return tallyReport<PlaywrightReport>(end, ({ stats, errors }) => {
    const areFew = stats.flaky <= mostSecondTries;
    return {
      passed: stats.expected + (areFew ? stats.flaky : 0),
      failed: stats.unexpected + (areFew ? 0 : stats.flaky) + errors.length,
      skipped: stats.skipped,
    };
  });
}

/**
 * A runner that crashed, wrote no report, ran nothing, or failed without naming a failed test
 * counts as one failure: silence is never success.
 */
function tallyReport<Report>(
  { reportFile, exitCode }: RunnerEnd,
  count: (report: Report) => Tally,
): Tally {
  if (!existsSync(reportFile)) return brokenTally;
  const tally = countSafely(reportFile, count);
  const ranNothing = tally.passed + tally.failed === 0;
  const failedSilently = exitCode !== 0 && tally.failed === 0;
  return ranNothing || failedSilently ? { ...tally, failed: 1 } : tally;
}

function countSafely<Report>(reportFile: string, count: (report: Report) => Tally): Tally {
  try {
    const tally = count(JSON.parse(readFileSync(reportFile, 'utf8')) as Report);
    return Object.values(tally).every(Number.isInteger) ? tally : brokenTally;
  } catch {
    return brokenTally;
  }
}
