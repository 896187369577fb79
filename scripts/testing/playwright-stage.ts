import { fromRoot } from '../paths.ts';
import { tallyPlaywright } from './report.ts';
import { newReportFile } from './run-reports.ts';
import { runShown } from '../run-command.ts';
import type { Tally } from './tally.ts';

export type PlaywrightRun = {
  /** Says where the stack is. */
  env: Record<string, string>;
  /** Passed on, to run a part of the tests. */
  runnerArgs: readonly string[];
};

/** Runs the browser tests against a stack that is up. */
export async function runPlaywrightStage({ env, runnerArgs }: PlaywrightRun): Promise<Tally> {
  const reportFile = newReportFile('e2e');
  const exitCode = await runShown(
    fromRoot('node_modules/@playwright/test/cli.js'),
    [
      'test',
      `--config=${fromRoot('e2e/playwright.config.ts')}`,
      '--reporter=list,json',
      ...runnerArgs,
    ],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }, label: 'e2e' },
  );
  return tallyPlaywright({ reportFile, exitCode });
}
