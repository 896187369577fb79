import { pathToFileURL } from 'node:url';
import { fromRoot } from '../paths.ts';
import { runShown } from '../run-command.ts';
import { newReportFile } from './reports/run-report.ts';
import { type Tally, tallyRun } from './reports/tally.ts';
import { shuffledStages } from './stages.ts';

export type Run = {
  /** Where the emulators, or the site, are. */
  env?: Record<string, string>;
  /** Passed on, to run some of the tests. */
  runnerArgs: readonly string[];
  /** Which random order files and tests have; as they come if it is missing. */
  seed?: string | undefined;
  /** Where the queries are noted that Firestore gets. */
  queriesFile?: string;
};

/** The environment of a runner and of what it starts. */
function runnerEnv({ env, queriesFile }: Run, reportFile: string): Record<string, string> {
  const noting = queriesFile === undefined ? {} : { TEST_QUERIES_FILE: queriesFile, ...recorder };
  return { ...env, ...noting, TEST_REPORT_FILE: reportFile };
}

/** What a process that a test starts loads first, so that its queries are noted as well. */
const recorder = {
  TEST_QUERIES_RECORDER: pathToFileURL(fromRoot('scripts/testing/queries/record-queries.ts')).href,
};

/** The projects of vitest.config.ts that a stage runs. */
export const vitestProjects = {
  unit: ['unit', 'other-brand'],
  tools: ['tools', 'chosen-brand'],
  rules: ['rules'],
  api: ['api', 'daily-sweep'],
  rest: ['rest'],
  distance: ['distance'],
  wholeApi: ['api', 'daily-sweep', 'rest'],
  stack: ['stack'],
};

/** Runs the vitest projects of a stage. */
export function runVitest(stage: keyof typeof vitestProjects, run: Run): Promise<Tally> {
  return runTests(
    stage,
    vitestProjects[stage].map((name) => `--project=${name}`),
    run,
  );
}

/** Runs the tests of parts of pages, which have a configuration of their own. */
export function runParts(run: Run): Promise<Tally> {
  return runTests('parts', [`--config=${fromRoot('vitest.parts.config.ts')}`], run);
}

async function runTests(stage: string, selection: readonly string[], run: Run): Promise<Tally> {
  const { runnerArgs, seed } = run;
  const reportFile = newReportFile(stage);
  const isShuffled = seed !== undefined && shuffledStages.some((name) => name === stage);
  const order = isShuffled ? ['--sequence.shuffle', `--sequence.seed=${seed}`] : [];
  const reporters = ['default', reporterOf('vitest')].map((name) => `--reporter=${name}`);
  const exitCode = await runShown(
    fromRoot('node_modules/vitest/vitest.mjs'),
    ['run', ...selection, ...order, ...reporters, ...runnerArgs],
    { env: runnerEnv(run, reportFile), label: stage },
  );
  // Only parts have second tries (vitest.parts.config.ts).
  return tallyRun({ reportFile, exitCode, mostSecondTries: Infinity });
}

function reporterOf(runner: 'vitest' | 'playwright'): string {
  return fromRoot(`scripts/testing/reports/${runner}-reporter.ts`);
}

/** The projects of e2e/playwright.config.ts that a stage runs. */
const browserProjects = {
  e2e: ['journeys', 'pages', 'screens'],
  timing: ['timing'],
  brand: ['second-brand'],
};

/** Runs browser tests against a running stack. */
export async function runPlaywright(stage: keyof typeof browserProjects, run: Run): Promise<Tally> {
  const reportFile = newReportFile(stage);
  const config = fromRoot('e2e/playwright.config.ts');
  const projects = browserProjects[stage].map((name) => `--project=${name}`);
  const exitCode = await runShown(
    fromRoot('node_modules/@playwright/test/cli.js'),
    [
      'test',
      `--config=${config}`,
      ...projects,
      `--reporter=list,${reporterOf('playwright')}`,
      ...run.runnerArgs,
    ],
    { env: runnerEnv(run, reportFile), label: stage },
  );
  return tallyRun({ reportFile, exitCode, mostSecondTries: 2 });
}
