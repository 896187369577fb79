import { type Command, usageError } from '../command.ts';

export const benchSuites = ['pages', 'signed-in', 'changes', 'dashboard', 'board', 'api'] as const;
export type BenchSuite = (typeof benchSuites)[number];

export const benchCommand = {
  call: 'npm run bench',
  help: `Measures what the project promises about speed and size, prints each figure as soon as it is known and all of
them in one table, and writes bench/results.json. It needs a machine that does nothing else, and the network
once, for Lighthouse. A slow time never makes it fail.`,
  options: {
    only: { value: benchSuites.join(','), help: 'only these suites; bench/results.json stays' },
    once: {
      help: 'each page and rush once, to see whether the bench works; bench/results.json stays',
    },
    runs: {
      value: '<count>',
      help: 'how often each rush of orders is repeated for its median: 5 unless said otherwise',
      fault: (count: string) =>
        /^[1-9]\d?$/.test(count) ? undefined : `--runs cannot be "${count}": 1 to 99 can be.`,
    },
  },
} as const satisfies Command;

/**
 * Returns the named suites in the order of the table; all of them if none is named.
 * @throws {UserError} with the usage
 */
export function benchSuitesFrom(only: string | undefined): BenchSuite[] {
  const wanted: readonly string[] = only?.split(',') ?? benchSuites;
  const unknown = wanted.find((name) => !benchSuites.some((suite) => suite === name));
  if (unknown !== undefined) throw usageError(benchCommand, `There's no suite '${unknown}'.`);
  return benchSuites.filter((suite) => wanted.includes(suite));
}
