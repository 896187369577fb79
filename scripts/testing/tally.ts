/** How many tests of a stage, or of a whole run, ended in which way. */
export type Tally = { passed: number; failed: number; skipped: number };

/** A stage that gave no usable account of itself. */
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

/** The line that a test run ends with. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}
