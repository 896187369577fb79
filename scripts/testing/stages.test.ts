import { describe, expect, it } from 'vitest';
import { readOptions } from '../command.ts';
import { aloneOnSite, besideSite, lanes, stages, stagesFrom, testCommand } from './stages.ts';

/** What `npm test -- …` would run. */
function selected(...args: string[]): { stages: string[]; runnerArgs: string[] } {
  const { values, rest } = readOptions(testCommand, args);
  return { stages: stagesFrom(values, rest), runnerArgs: rest };
}

describe('the stages of a test run', () => {
  it('are all of them by default', () => {
    expect(selected().stages).toEqual([
      'check',
      'timing',
      'unit',
      'parts',
      'rules',
      'api',
      'rest',
      'e2e',
      'brand',
      'stack',
    ]);
  });

  it('are types, lint and unit tests when it has to be quick', () => {
    expect(selected('--quick')).toEqual({ stages: ['check', 'unit'], runnerArgs: [] });
  });

  it('each run once', () => {
    expect([...besideSite, ...aloneOnSite, ...lanes.flat()]).toEqual(stages);
  });

  it.each([[['--only', 'api,rules']], [['--only=rules,api']]])(
    'are the named ones, in their own order: %j',
    (args) => {
      expect(selected(...args).stages).toEqual(['rules', 'api']);
    },
  );

  it('pass arguments on to the runner of a single stage', () => {
    expect(selected('--only', 'api', '--', 'menu', '-t', 'requirement 18')).toEqual({
      stages: ['api'],
      runnerArgs: ['menu', '-t', 'requirement 18'],
    });
  });

  it.each([
    [['--only', 'apii']],
    [['--only']],
    [['api']],
    [['--quick', '--only', 'api']],
    [['--quick', '--', 'menu']],
    [['--only', 'api', 'rules']],
    [['--only', 'api,unit', '--', 'menu']],
    [['--', 'menu']],
  ])('are refused with the usage: %j', (args) => {
    expect(() => selected(...args)).toThrow(
      'Usage: npm test -- [--quick] [--only check,timing,unit,parts,rules,api,rest,e2e,brand,stack] [-- <arguments for the runner of one stage>]',
    );
  });
});
