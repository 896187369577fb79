import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../paths.ts';

/** A test, and how it ended. */
export type ReportedTest = {
  /** Its file and its whole name, with those of the groups that it is in. */
  name: string;
  /** The last part of its name. */
  title: string;
  ended: 'passed' | 'failed' | 'skipped' | 'passed on its second try';
  /** Everything that is known about its failures, of the first try too; empty if there were none. */
  failure: string;
};

/** What the reporters of both runners write about a stage. */
export type RunReport = {
  tests: ReportedTest[];
  /** What failed outside of a test, such as a file that does not load. */
  problems: string[];
  /** For each worker in which something failed, the files that it ran until then, in their order. */
  orders: string[][];
};

const folder = fromRoot('.test/reports');

/** Separates the reports of this run from those of another one in parallel. */
const ending = `-${process.pid}.json`;

/** Where a stage's report will be. A reporter in another process finds it in its environment. */
export function newReportFile(stage: string): string {
  mkdirSync(folder, { recursive: true });
  return `${folder}/${stage}${ending}`;
}

/** The reports of this run so far. A runner that left half a report has failed: it is left out. */
export function reportsOfThisRun(): RunReport[] {
  return reportFilesOfThisRun().flatMap((file) => {
    try {
      return [readReport(file)];
    } catch {
      return [];
    }
  });
}

export function removeReports(): void {
  for (const file of reportFilesOfThisRun()) rmSync(file, { force: true });
}

function reportFilesOfThisRun(): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);
}

/** @throws if there is none, or half of one */
export function readReport(file: string): RunReport {
  return JSON.parse(readFileSync(file, 'utf8')) as RunReport;
}

/** Writes the report of this process's runner; one that `npm test` has not started has none. */
export function writeReport(report: RunReport): void {
  const file = process.env.TEST_REPORT_FILE;
  if (file !== undefined) writeFileSync(file, JSON.stringify(report));
}
