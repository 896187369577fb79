import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

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

type VitestFailures = {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};

/**
 * What failed in a report of either runner, and which of Playwright's tests needed a second try: file,
 * title and the first lines of the message. They are repeated at the end of a run, because a log may keep only its end.
 */
export function failuresOf(reportFile: string): string[] {
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as
      | VitestFailures
      | { suites: PlaywrightSuite[]; errors: { message?: string }[] };
    if ('testResults' in report) return vitestFailures(report);
    return [
      ...report.suites.flatMap(playwrightFailures),
      ...report.errors.map(({ message }) => firstLines(message)),
    ];
  } catch {
    return [`${reportFile} could not be read.`];
  }
}

function vitestFailures({ testResults }: VitestFailures): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0) return [`${name}: no test ran\n${firstLines(message)}`];
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${name}: ${test.fullName}\n${firstLines(test.failureMessages?.[0])}`);
  });
}

function playwrightFailures({ suites = [], specs }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const how = status === 'flaky' ? ' (passed on its second try)' : '';
        return `${file}:${line}: ${title}${how}\n${firstLines(results[0]?.error?.message)}`;
      }),
  );
  return [...here, ...suites.flatMap(playwrightFailures)];
}

function firstLines(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, mostLinesOfMessage);
  return lines.map((line) => `    ${line}`).join('\n');
}

const mostLinesOfMessage = 12;
