import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ReportedTest, RunReport } from './run-report.ts';
import { addTallies, closing, closingLine, emptyTally, tallyRun } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'thymely-report-'));
const reportFile = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));

function write(report: string | Partial<RunReport>): string {
  const whole = { tests: [], problems: [], orders: [] };
  writeFileSync(
    reportFile,
    typeof report === 'string' ? report : JSON.stringify({ ...whole, ...report }),
  );
  return reportFile;
}

const test = (ended: ReportedTest['ended'], failure = ''): ReportedTest => ({
  name: `a.test.ts: cart > ${ended}`,
  title: ended,
  ended,
  failure,
});

const tally = (report: Partial<RunReport>, exitCode = 0) =>
  tallyRun({ reportFile: write(report), exitCode, mostSecondTries: 2 });

describe('the report of a runner', () => {
  it('is counted', () => {
    const tests = [test('passed'), test('passed'), test('failed'), test('skipped')];
    expect(tally({ tests }, 1)).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
  });

  it('counts what failed outside of a test', () => {
    const report = { tests: [test('passed')], problems: ['b.test.ts\nIt does not load.'] };
    expect(tally(report, 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: ['b.test.ts\nIt does not load.'],
    });
  });

  it('counts a run that failed without a failed test as failed', () => {
    expect(tally({ tests: [test('passed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: ['The runner ended with 1 and named no failed test.'],
    });
  });

  it('lets two tests have a second try, but not three', () => {
    const late = test('passed on its second try');
    const after = (secondTries: number) =>
      tally({ tests: [test('passed'), ...Array.from({ length: secondTries }, () => late)] });
    expect(after(2)).toMatchObject({ passed: 3, failed: 0 });
    expect(after(3)).toMatchObject({ passed: 1, failed: 3 });
  });

  it.each([
    ['is missing', () => join(folder, 'none.json')],
    ['is cut off', () => write('{"tests": [')],
    ['is empty', () => write('')],
    ['lacks its tests', () => write('{}')],
    ['names no test', () => write({})],
    ['names only tests that were skipped', () => write({ tests: [test('skipped')] })],
  ])('counts as one failure, which is named, when it %s', (_, file) => {
    const { failed, failures } = tallyRun({
      reportFile: file(),
      exitCode: 0,
      mostSecondTries: 2,
    });
    expect({ failed, named: failures.length }).toEqual({ failed: 1, named: 1 });
  });
});

describe('the end of a run', () => {
  const long = Array.from({ length: 300 }, (_, line) => `line ${line}`).join('\n');

  it('has every failure in full, and the sum in the last line', () => {
    const end = closing(tally({ tests: [test('failed', long), test('failed', 'x')] }, 1));
    expect(end.match(/line \d+/g)).toHaveLength(300);
    expect(end).toContain('a.test.ts: cart > failed\n    line 0\n    line 1\n');
    expect(end.split('\n').at(-1)).toBe('0 passed, 2 failed');
  });

  it('names what passed on its second try, with the failure of the first one', () => {
    const end = closing(tally({ tests: [test('passed on its second try', 'Not seen.')] }));
    expect(end).toContain('(passed on its second try)\n    Not seen.\n');
    expect(end.split('\n').at(-1)).toBe('1 passed, 0 failed');
  });

  it('has the order of the files that the worker of a failed test had run', () => {
    const orders = [['b.test.ts', 'a.test.ts']];
    expect(closing(tally({ tests: [test('failed')], orders }, 1))).toContain(
      'in this order:\n    b.test.ts\n    a.test.ts\n',
    );
  });

  it('is its last line when nothing failed', () => {
    expect(closing({ ...emptyTally, passed: 12 })).toBe('\n12 passed, 0 failed');
  });

  it('names skipped tests only when there are some', () => {
    expect(closingLine({ ...emptyTally, passed: 12, failed: 1, skipped: 3 })).toBe(
      '12 passed, 1 failed, 3 skipped',
    );
  });

  it('adds up the stages', () => {
    const stages = [
      { passed: 7, failed: 0, skipped: 1, failures: ['late (passed on its second try)'] },
      { passed: 100, failed: 2, skipped: 0, failures: ['lint', 'format'] },
    ];
    expect(addTallies(stages)).toEqual({
      passed: 107,
      failed: 2,
      skipped: 1,
      failures: ['late (passed on its second try)', 'lint', 'format'],
    });
  });
});
