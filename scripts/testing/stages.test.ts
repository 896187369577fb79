import { describe, expect, it } from 'vitest';
import { readOptions } from '../command.ts';
import {
  aloneOnSite,
  besideParts,
  besideSite,
  laneFromStart,
  lanesAfterApi,
  stages,
  stagesFrom,
  testCommand,
} from './stages.ts';

/** What `npm test -- …` would run. */
function selected(...args: string[]): { stages: string[]; runnerArgs: string[] } {
  const { values, rest } = readOptions(testCommand, args);
  return { stages: stagesFrom(values, rest), runnerArgs: rest };
}

describe('the stages of a test run', () => {
  it('are all of them by default, but for what only measures', () => {
    expect(selected().stages).toEqual([
      'check',
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
    ]);
  });

  it('are types, lint and unit tests when it has to be quick', () => {
    expect(selected('--quick')).toEqual({ stages: ['check', 'tools', 'unit'], runnerArgs: [] });
  });

  it('each run once', () => {
    expect([
      ...besideSite,
      ...aloneOnSite,
      ...laneFromStart,
      ...besideParts,
      ...lanesAfterApi.flat(),
    ]).toEqual(stages);
  });

  it.each([[['--only', 'api,rules']], [['--only=rules,api']]])(
    'are the named ones, in their own order: %j',
    (args) => {
      expect(selected(...args).stages).toEqual(['api', 'rules']);
    },
  );

  it('pass arguments on to the runner of a single stage', () => {
    expect(selected('--only', 'api', '--', 'menu', '-t', 'requirement 18')).toEqual({
      stages: ['api'],
      runnerArgs: ['menu', '-t', 'requirement 18'],
    });
  });

  it('take a seed for a random order', () => {
    const { values } = readOptions(testCommand, ['--only', 'unit', '--shuffle', '42']);
    expect(values.shuffle).toBe('42');
  });

  it.each(['', 'x', '-1', '1.5', '1234567890'])('have no order of the seed "%s"', (seed) => {
    expect(() => readOptions(testCommand, [`--shuffle=${seed}`])).toThrow(
      `--shuffle cannot be "${seed}": a seed is a number of up to nine digits.`,
    );
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
      'Usage: npm test -- [--quick] [--only check,timing,parts,e2e,api,rest,distance,brand,stack,tools,unit,rules] [--shuffle <seed>] [--record] [-- <arguments for the runner of one stage>]',
    );
  });
});
