import { fromRoot } from '../paths.ts';
import { tallyVitest } from './report.ts';
import { newReportFile } from './run-reports.ts';
import { runShown } from '../run-command.ts';
import type { Tally } from './tally.ts';

export type VitestRun = {
  project: 'unit' | 'rules' | 'api' | 'stack';
  env?: Record<string, string>;
  /** Passed on, to run a part of the tests. */
  runnerArgs: readonly string[];
};

/** Runs one project of vitest.config.ts. */
export async function runVitestStage({ project, env, runnerArgs }: VitestRun): Promise<Tally> {
  const reportFile = newReportFile(project);
  const exitCode = await runShown(
    fromRoot('node_modules/vitest/vitest.mjs'),
    [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...runnerArgs,
    ],
    { env: { ...env }, label: project },
  );
  return tallyVitest({ reportFile, exitCode });
}
