import { type Command, usageError, type Values } from '../command.ts';

export const stages = [
  'check',
  'timing',
  'parts',
  'e2e',
  'api',
  'rest',
  'distance',
  'brand',
  'stack',
  'tools',
  'unit',
  'rules',
] as const;
export type Stage = (typeof stages)[number];

/** Runs while the site is built and started. */
export const besideSite: readonly Stage[] = ['check'];

/**
 * The time that something takes is measured on the new site, while nothing else runs. It fails for no
 * time, so it runs only when it is named.
 */
export const aloneOnSite: readonly Stage[] = ['timing'];

/** What `npm test` runs. */
export const usualStages: readonly Stage[] = stages.filter((stage) => !aloneOnSite.includes(stage));

/** This lane begins with the run, unless something is measured alone; the site has started when it comes to `e2e`. */
export const laneFromStart: readonly Stage[] = ['parts', 'e2e'];

/** Begins once the site has started. With `parts` it keeps two cores busy, because each has several processes. */
export const besideParts: readonly Stage[] = ['api'];

/**
 * These lanes begin when `api` has ended. One waits more than it works, and the other works more than it waits: with `parts`
 * they keep the cores busy. The stages of a lane run one after another. Three lanes that only work take longer for the same.
 */
export const lanesAfterApi: readonly (readonly Stage[])[] = [
  [
    'rest',
    'distance',
    'brand',
    // `stack` ends the restaurant that `brand` has used.
    'stack',
  ],
  ['tools', 'unit', 'rules'],
];

/** Their tests run in any order. A journey, a start or a way to Firestore is long, and runs as written. */
export const shuffledStages: readonly Stage[] = ['unit', 'parts', 'rules', 'api', 'tools'];

export const testCommand = {
  call: 'npm test',
  help: `Runs all stages but \`timing\`, and ends with a line that adds up what passed and failed. It shares nothing with an
npm start that runs at the same time. \`npm run check\` is \`npm test -- --only check\`.`,
  options: {
    quick: { help: 'only what is for every day: types, lint, format and unit tests' },
    only: { value: stages.join(','), help: 'only these stages' },
    shuffle: {
      value: '<seed>',
      help: `files and tests of ${shuffledStages.join(', ')} in the random order of a number`,
      fault: (seed: string) =>
        /^\d{1,9}$/.test(seed)
          ? undefined
          : `--shuffle cannot be "${seed}": a seed is a number of up to nine digits.`,
    },
    record: { help: 'write the queries that were sent to Firestore into firestore.queries.json' },
  },
  rest: 'arguments for the runner of one stage',
} as const satisfies Command;

/**
 * The usual stages; with --quick those for every day: types, lint, format and unit tests; with --only those
 * that are named. A single stage takes arguments for its runner.
 * @throws {UserError} with the usage
 */
export function stagesFrom(
  { quick, only }: Values<typeof testCommand.options>,
  runnerArgs: readonly string[],
): Stage[] {
  const wanted: readonly string[] = quick
    ? ['check', 'unit', 'tools']
    : (only?.split(',') ?? usualStages);
  const unknown = wanted.find((name) => !stages.some((stage) => stage === name));
  if (unknown !== undefined) throw usageError(testCommand, `There's no stage '${unknown}'.`);
  if (quick && only !== undefined) throw usageError(testCommand, 'Either --quick or --only.');
  const takesArguments = wanted.length === 1 && wanted[0] !== 'check';
  if (runnerArgs.length > 0 && !takesArguments) {
    throw usageError(testCommand, 'Arguments for a runner need a single stage that has one.');
  }
  return stages.filter((stage) => wanted.includes(stage));
}
