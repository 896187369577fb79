import { UserError } from '../user-error.ts';

export const stages = ['check', 'unit', 'rules', 'api', 'e2e'] as const;
export type Stage = (typeof stages)[number];

/**
 * Lanes run side by side, the stages of one lane one after another, the quick ones first. The
 * browser waits so often for the site that a machine with two cores has time for the rest.
 */
export const lanes: readonly (readonly Stage[])[] = [['check', 'unit', 'rules', 'api'], ['e2e']];

/** What one runs all day: types, lint, format and unit tests. */
const quickStages: readonly Stage[] = ['check', 'unit'];

export type StageSelection = {
  stages: Stage[];
  /** What follows `--`: passed on to the runner of the one stage that is named. */
  runnerArgs: string[];
};

/**
 * Reads `--quick`, or `--only rules,api` and, for a single stage, `-- <arguments for its runner>`;
 * without arguments all stages are meant.
 * @throws {UserError} with the usage
 */
export function stagesFrom(args: readonly string[]): StageSelection {
  if (args.length === 0) return { stages: [...stages], runnerArgs: [] };
  if (args.length === 1 && args[0] === '--quick') {
    return { stages: [...quickStages], runnerArgs: [] };
  }
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const runnerArgs = args.slice(end + 1);
  const [flag, list, ...rest] = args.slice(0, end).flatMap((arg) => arg.split('='));
  const wanted = list?.split(',') ?? [];
  const unknown = wanted.filter((name) => !(stages as readonly string[]).includes(name));
  const isOne = wanted.length === 1 && wanted[0] !== 'check';
  const isUsable = flag === '--only' && wanted.length > 0 && rest.length + unknown.length === 0;
  if (!isUsable || (runnerArgs.length > 0 && !isOne)) {
    throw new UserError(
      `Usage: npm test -- [--quick | --only ${stages.join(',')}] or, for one stage: ` +
        'npm test -- --only api -- <arguments for its runner>',
    );
  }
  return { stages: stages.filter((stage) => wanted.includes(stage)), runnerArgs };
}
