import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addTallies, closingLine, failuresOf, tallyPlaywright, tallyVitest } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'thymely-report-'));
const reportFile = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));

function write(report: unknown): string {
  writeFileSync(reportFile, typeof report === 'string' ? report : JSON.stringify(report));
  return reportFile;
}

const oneFile = [{ status: 'passed', assertionResults: [{ status: 'passed' }] }];
const allPassed = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: oneFile,
};

describe("vitest's report", () => {
  it('is taken over as it is', () => {
    expect(tallyVitest({ reportFile: write(allPassed), exitCode: 0 })).toEqual({
      passed: 5,
      failed: 0,
      skipped: 2,
    });
  });

  it('counts a file that ran no test as failed', () => {
    const report = {
      ...allPassed,
      testResults: [...oneFile, { status: 'failed', assertionResults: [] }],
    };
    expect(tallyVitest({ reportFile: write(report), exitCode: 1 }).failed).toBe(1);
  });

  it('counts a run that failed without a failed test as failed', () => {
    const end = { reportFile: write(allPassed), exitCode: 1 };
    expect(tallyVitest(end)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  it.each([
    ['is missing', () => join(folder, 'none.json')],
    ['is cut off', () => write('{"numPassedTests": 5')],
    ['is empty', () => write('')],
    ['lacks its numbers', () => write({ testResults: [] })],
    ['names no test', () => write({ ...allPassed, numPassedTests: 0, numPendingTests: 0 })],
  ])('counts as one failure when it %s', (_, file) => {
    expect(tallyVitest({ reportFile: file(), exitCode: 0 }).failed).toBe(1);
  });
});

describe("Playwright's report", () => {
  it('is taken over', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 2 };
    const end = { reportFile: write({ stats, errors: [] }), exitCode: 1 };
    expect(tallyPlaywright(end)).toEqual({ passed: 4, failed: 1, skipped: 2 });
  });

  it('lets two tests have a second try, but not three', () => {
    const after = (flaky: number) => {
      const stats = { expected: 4, unexpected: 0, flaky, skipped: 0 };
      return tallyPlaywright({ reportFile: write({ stats, errors: [] }), exitCode: 0 });
    };
    expect(after(2)).toEqual({ passed: 6, failed: 0, skipped: 0 });
    expect(after(3)).toEqual({ passed: 4, failed: 3, skipped: 0 });
  });

  it('counts errors outside tests as failures', () => {
    const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
    const end = { reportFile: write({ stats, errors: [{ message: 'x' }] }), exitCode: 1 };
    expect(tallyPlaywright(end).failed).toBe(1);
  });
});

describe('the failures at the end of a run', () => {
  const bold = (text: string) => `\u001b[1m${text}\u001b[22m`;

  it('are those of vitest, a file without a test among them', () => {
    const test = (status: string, fullName: string) => ({ status, fullName });
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          assertionResults: [
            test('passed', 'adds'),
            { ...test('failed', 'subtracts'), failureMessages: [bold('2 is not 1')] },
          ],
        },
        { name: 'b.test.ts', message: 'It does not load.', assertionResults: [] },
      ],
    };
    expect(failuresOf(write(report))).toEqual([
      'a.test.ts: subtracts\n    2 is not 1',
      'b.test.ts: no test ran\n    It does not load.',
    ]);
  });

  it('are those of Playwright, with what passed on its second try', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'a.spec.ts',
      line: 7,
      tests: [{ status, results: [{ error: { message: 'Not seen.' } }] }],
    });
    const suites = [
      {
        specs: [spec('pays', 'expected')],
        suites: [{ specs: [spec('orders', 'unexpected'), spec('waits', 'flaky')] }],
      },
    ];
    expect(failuresOf(write({ suites, errors: [{ message: 'No browser.' }] }))).toEqual([
      'a.spec.ts:7: orders\n    Not seen.',
      'a.spec.ts:7: waits (passed on its second try)\n    Not seen.',
      '    No browser.',
    ]);
  });

  it('name a report that is cut off', () => {
    expect(failuresOf(write('{"suites": ['))).toEqual([`${reportFile} could not be read.`]);
  });
});

describe('the closing line', () => {
  it('names what passed and failed', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  });

  it('names skipped tests only when there are some', () => {
    expect(closingLine({ passed: 12, failed: 1, skipped: 3 })).toBe(
      '12 passed, 1 failed, 3 skipped',
    );
  });

  it('adds up the stages', () => {
    const tallies = [
      { passed: 7, failed: 0, skipped: 1 },
      { passed: 100, failed: 2, skipped: 0 },
    ];
    expect(addTallies(tallies)).toEqual({ passed: 107, failed: 2, skipped: 1 });
  });
});
