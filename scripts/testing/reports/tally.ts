import { readReport, type ReportedTest } from './run-report.ts';

/** How many tests in a stage, or in a whole run, ended which way, and what there is to say of them. */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  /** Every failure in full, and what passed only on its second try. */
  failures: readonly string[];
};

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** A stage that failed without a usable report. */
export function brokenTally(reason: string): Tally {
  return { ...emptyTally, failed: 1, failures: [reason] };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
      failures: [...sum.failures, ...tally.failures],
    }),
    emptyTally,
  );
}

/** The last line of a test run. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}

/** The end of a test run: every failure in full, then the closing line. A log may keep only its end. */
export function closing(tally: Tally): string {
  const { failures } = tally;
  const heading = '── failed, or passed on a second try ──';
  return ['', ...(failures.length > 0 ? [heading, ...failures, ''] : []), closingLine(tally)].join(
    '\n',
  );
}

/** How a runner ended: its own report and its exit code. */
export type RunnerEnd = {
  reportFile: string;
  exitCode: number;
  /** How many tests may need a second try before each of them counts as a failure. */
  mostSecondTries: number;
};

/**
 * Counts what a runner reported. A runner that crashed, wrote no report, ran nothing, or failed
 * without naming a failed test counts as one failure: silence is never success.
 */
export function tallyRun({ reportFile, exitCode, mostSecondTries }: RunnerEnd): Tally {
  try {
    const { tests, problems, orders } = readReport(reportFile);
    const count = (ended: ReportedTest['ended']) =>
      tests.filter((test) => test.ended === ended).length;
    const secondTries = count('passed on its second try');
    const areFew = secondTries <= mostSecondTries;
    const tally: Tally = {
      passed: count('passed') + (areFew ? secondTries : 0),
      failed: count('failed') + (areFew ? 0 : secondTries) + problems.length,
      skipped: count('skipped'),
      failures: [...orders.map(orderInWords), ...problems, ...tests.flatMap(failureInWords)],
    };
    if (tally.passed + tally.failed === 0) return withFailure(tally, 'No test ran.');
    if (exitCode === 0 || tally.failed > 0) return tally;
    return withFailure(tally, `The runner ended with ${exitCode} and named no failed test.`);
  } catch (error) {
    return brokenTally(`The runner ended with ${exitCode} and left no report. ${String(error)}`);
  }
}

function withFailure(tally: Tally, reason: string): Tally {
  return { ...tally, failed: 1, failures: [...tally.failures, reason] };
}

function failureInWords({ name, ended, failure }: ReportedTest): string[] {
  if (ended === 'failed') return [`${name}\n${indented(failure)}`];
  return ended === 'passed on its second try' ? [`${name} (${ended})\n${indented(failure)}`] : [];
}

function orderInWords(files: readonly string[]): string {
  return `The worker of a failed test had run these files, in this order:\n${indented(files.join('\n'))}`;
}

/** Sets the lines of a failure off from the name above them. */
export function indented(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n');
}
