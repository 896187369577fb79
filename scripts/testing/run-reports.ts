import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { fromRoot } from '../paths.ts';

const folder = fromRoot('.test/reports');

/** Tells the reports of this run from those of another that runs beside it. */
const ending = `-${process.pid}.json`;

/** Where a runner of this process is to leave its JSON report. */
export function newReportFile(runner: string): string {
  mkdirSync(folder, { recursive: true });
  return `${folder}/${runner}${ending}`;
}

/** The reports that this run has so far. */
export function reportsOfThisRun(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);
}

export function removeReports(): void {
  for (const file of reportsOfThisRun()) rmSync(file, { force: true });
}
