/** One line of the bench's table. */
export type Measurement = {
  what: string;
  unit: 'ms' | 'kB' | 'points' | 'reads' | 'orders/s' | '';
  /** The value in its unit; the median of several runs. */
  measured: number;
  /** The limit to meet; none for values that are only recorded. */
  target?: { atMost: number } | { atLeast: number };
  /** The value of each run, where there were several. */
  runs?: number[];
};

export function isMet({ measured, target }: Measurement): boolean | undefined {
  if (target === undefined) return undefined;
  return 'atMost' in target ? measured <= target.atMost : measured >= target.atLeast;
}

/** Returns the middle value; for an even count, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + high) / 2 : high;
}

/** Returns the measurement of several runs. */
export function medianOf(
  runs: readonly number[],
  about: Omit<Measurement, 'measured' | 'runs'>,
): Measurement {
  return { ...about, measured: median(runs), runs: runs.map((run) => round(run, about.unit)) };
}

/** Rounds a value: sizes and layout shifts need their decimals, times do not. */
export function round(value: number, unit: Measurement['unit']): number {
  const digits = unit === 'kB' ? 1 : unit === '' ? 4 : 0;
  return Number(value.toFixed(digits));
}
