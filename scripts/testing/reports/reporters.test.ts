import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fromRoot } from '../../paths.ts';
import { readReport, type RunReport } from './run-report.ts';
import { closing, tallyRun } from './tally.ts';

// Inside the repository, so that the planted tests find the runners.
mkdirSync(fromRoot('.test'), { recursive: true });
const folder = mkdtempSync(fromRoot('.test/reporters-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the files of a project of its own. @returns its folder */
function plant(files: Record<string, string>): string {
  const project = mkdtempSync(join(folder, 'project-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  return project;
}

const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Runs planted tests with the reporter of `npm test`. */
function run(
  project: string,
  program: string,
  ...args: string[]
): { report: RunReport; end: string } {
  const reportFile = join(project, 'report.json');
  const { status } = spawnSync(process.execPath, [fromRoot(program), ...args], {
    cwd: project,
    env: { PATH, NODE_COMPILE_CACHE, TEST_REPORT_FILE: reportFile },
  });
  const runnerEnd = { reportFile, exitCode: status ?? 1, mostSecondTries: 1 };
  return { report: readReport(reportFile), end: closing(tallyRun(runnerEnd)) };
}

it('vitest reports each failure with all differences, second tries, and files in their order', () => {
  const project = plant({
    'a.test.ts': `import { it } from 'vitest';
      it('passes', () => {});`,
    'b.test.ts': `import { expect, it } from 'vitest';
      const numbers = Array.from({ length: 40 }, (_, n) => n);
      it('counts', () => expect(numbers).toEqual(numbers.map((n) => -n)));
      let tries = 0;
      it('is late', { retry: 1 }, () => expect(++tries).toBe(2));
      it.skip('waits', () => {});`,
    'c.test.ts': `throw new Error('It does not load.');`,
  });
  const { report, end } = run(
    project,
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['--root', project, '--no-isolate', '--no-file-parallelism', '--sequence.shuffle'],
    // The seed for which the file that passes is not the last one.
    '--sequence.seed=3',
    `--reporter=${fromRoot('scripts/testing/reports/vitest-reporter.ts')}`,
  );
  expect(end).toMatch(/b\.test\.ts: counts\n/);
  expect(end).toContain('-   -39');
  expect(end).toMatch(/b\.test\.ts: is late \(passed on its second try\)\n {4}AssertionError/);
  expect(end).toMatch(/c\.test\.ts\nError: It does not load\./);
  expect(end.split('\n').at(-1)).toBe('2 passed, 2 failed, 1 skipped');
  const files = report.orders.map((order) => order.map((file) => basename(file)));
  expect(files).toEqual([['c.test.ts', 'b.test.ts']]);
});

it('Playwright reports each failure with the whole message, and second tries', () => {
  const project = plant({
    'playwright.config.ts': `export default { retries: 1, projects: [{ name: 'planted' }] };`,
    'd.spec.ts': `import { expect, test } from '@playwright/test';
      const lines = Array.from({ length: 40 }, (_, n) => 'line ' + n).join('\\n');
      test('passes', () => {});
      test('reads', () => expect(lines).toBe(''));
      test('is late', ({}, { retry }) => expect(retry).toBe(1));
      test.skip('waits', () => {});`,
  });
  const { end } = run(
    project,
    'node_modules/@playwright/test/cli.js',
    'test',
    `--config=${join(project, 'playwright.config.ts')}`,
    `--reporter=${fromRoot('scripts/testing/reports/playwright-reporter.ts')}`,
  );
  expect(end).toMatch(/d\.spec\.ts:4: reads\n/);
  expect(end).toMatch(/line 39/);
  expect(end).toMatch(/d\.spec\.ts:5: is late \(passed on its second try\)\n {4}Error/);
  expect(end.split('\n').at(-1)).toBe('2 passed, 1 failed, 1 skipped');
});
