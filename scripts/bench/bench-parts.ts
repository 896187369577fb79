import { type Command, usageError } from '../command.ts';

export const benchParts = ['pages', 'signed-in', 'changes', 'dashboard', 'board', 'api'] as const;
export type BenchPart = (typeof benchParts)[number];

export const benchCommand = {
  call: 'npm run bench',
  help: `Measures what the project promises about speed and size, prints each figure as soon as it is known and all of
them in one table, and writes bench/results.json. It needs a machine that does nothing else, and the network
once, for Lighthouse. A slow time never makes it fail.`,
  options: {
    only: { value: benchParts.join(','), help: 'only these parts; bench/results.json stays' },
    once: {
      help: 'each page once, to see whether the bench works; bench/results.json stays',
    },
  },
} as const satisfies Command;

/**
 * Returns the named parts in the order of the table; all of them if none is named.
 * @throws {UserError} with the usage
 */
export function benchPartsFrom(only: string | undefined): BenchPart[] {
  const wanted: readonly string[] = only?.split(',') ?? benchParts;
  const unknown = wanted.find((name) => !benchParts.some((part) => part === name));
  if (unknown !== undefined) throw usageError(benchCommand, `There's no part '${unknown}'.`);
  return benchParts.filter((part) => wanted.includes(part));
}
