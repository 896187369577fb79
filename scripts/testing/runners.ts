import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fromRoot } from '../paths.ts';
import { runShown } from '../run-command.ts';
import { type Tally, tallyPlaywright, tallyVitest } from './report.ts';

type Run = {
  /** Where the emulators, or the site, are. */
  env?: Record<string, string>;
  /** Passed on, to run some of the tests. */
  runnerArgs: readonly string[];
};

/** The projects of vitest.config.ts that a stage runs. */
const vitestProjects = {
  unit: ['unit', 'tools'],
  rules: ['rules'],
  api: ['api', 'daily-sweep'],
  rest: ['rest'],
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

async function runTests(
  stage: string,
  selection: readonly string[],
  { env, runnerArgs }: Run,
): Promise<Tally> {
  const reportFile = newReportFile(stage);
  const reporters = ['default', 'json'].map((name) => `--reporter=${name}`);
  const exitCode = await runShown(
    fromRoot('node_modules/vitest/vitest.mjs'),
    ['run', ...selection, ...reporters, `--outputFile.json=${reportFile}`, ...runnerArgs],
    { env: { ...env }, label: stage },
  );
  return tallyVitest({ reportFile, exitCode });
}

/** The projects of e2e/playwright.config.ts that a stage runs. */
const browserProjects = {
  e2e: ['journeys', 'pages', 'screens'],
  timing: ['timing'],
  brand: ['second-brand'],
};

/** Runs browser tests against a running stack. */
export async function runPlaywright(
  stage: keyof typeof browserProjects,
  { env, runnerArgs }: Run,
): Promise<Tally> {
  const reportFile = newReportFile(stage);
  const config = fromRoot('e2e/playwright.config.ts');
  const projects = browserProjects[stage].map((name) => `--project=${name}`);
  const exitCode = await runShown(
    fromRoot('node_modules/@playwright/test/cli.js'),
    ['test', `--config=${config}`, ...projects, '--reporter=list,json', ...runnerArgs],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }, label: stage },
  );
  showFailedPages();
  return tallyPlaywright({ reportFile, exitCode });
}

/** Prints what each page that a test failed on contained. */
function showFailedPages(): void {
  for (const file of globSync(fromRoot('.test/e2e/*/error-context.md'))) {
    const page = /# Page snapshot[\s\S]*?```yaml([\s\S]*?)```/.exec(readFileSync(file, 'utf8'));
    const lines = page?.[1]?.trim().split('\n').slice(0, mostLinesOfPage) ?? [];
    console.log(`\n${file}\n${lines.join('\n')}`);
  }
}

const mostLinesOfPage = 60;

const folder = fromRoot('.test/reports');

/** Separates the reports of this run from those of another one in parallel. */
const ending = `-${process.pid}.json`;

function newReportFile(runner: string): string {
  mkdirSync(folder, { recursive: true });
  return `${folder}/${runner}${ending}`;
}

/** The JSON reports of this run so far. */
export function reportsOfThisRun(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);
}

export function removeReports(): void {
  for (const file of reportsOfThisRun()) rmSync(file, { force: true });
}
