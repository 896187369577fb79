import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { formatted } from '../format.ts';
import { fromRoot } from '../paths.ts';
import { isMet, type Measurement, round } from './measurement.ts';

/** The load of the machine: with more than one process running, times mean little. */
export type Circumstances = { loadBefore: number; loadAfter: number };

export function currentLoad(): number {
  return Number((loadavg()[0] ?? 0).toFixed(2));
}

/** Returns the table that the bench ends with. */
export function tableOf(measurements: readonly Measurement[]): string {
  return aligned([['what', 'target', 'measured', '', 'runs'], ...measurements.map(cellsOf)]);
}

/** Returns the lines of the table for some measurements, without its head. */
export function linesOf(measurements: readonly Measurement[]): string {
  return aligned(measurements.map(cellsOf));
}

function cellsOf(measurement: Measurement): string[] {
  return [
    measurement.what,
    targetOf(measurement),
    withUnit(measurement.measured, measurement.unit),
    verdicts[String(isMet(measurement))] ?? '',
    runsOf(measurement),
  ];
}

function aligned(rows: readonly string[][]): string {
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const verdicts: Record<string, string> = { true: 'ok', false: 'not ok', undefined: '' };

function targetOf({ target, unit }: Measurement): string {
  if (target === undefined) return '';
  return 'atMost' in target
    ? `≤ ${withUnit(target.atMost, unit)}`
    : `≥ ${withUnit(target.atLeast, unit)}`;
}

/** Says of how many runs the figure is the median, the lowest and the highest of which it names. */
function runsOf({ runs, unit }: Measurement): string {
  if (runs === undefined || runs.length < 2) return '';
  const [lowest, highest] = [Math.min(...runs), Math.max(...runs)];
  return `median of ${runs.length}, ${lowest} to ${withUnit(highest, unit)}`;
}

function withUnit(value: number, unit: Measurement['unit']): string {
  return `${round(value, unit)} ${unit === 'points' ? '' : unit}`.trim();
}

/** Writes bench/results.json, formatted like every file in the repository. */
export async function writeResults(
  measurements: readonly Measurement[],
  circumstances: Circumstances,
): Promise<void> {
  const file = fromRoot('bench/results.json');
  const [cpu] = cpus();
  const results = {
    measuredAt: new Date().toISOString(),
    node: process.version,
    processor: cpu?.model ?? 'unknown',
    cores: cpus().length,
    ...circumstances,
    measurements: measurements.map((measurement) => ({
      ...measurement,
      measured: round(measurement.measured, measurement.unit),
      ok: isMet(measurement) ?? null,
    })),
  };
  writeFileSync(file, await formatted(file, JSON.stringify(results)));
}
