import { describe, expect, it } from 'vitest';
import { lanes, stages, stagesFrom } from './stages.ts';

describe('the stages of a test run', () => {
  it('are all of them by default', () => {
    expect(stagesFrom([]).stages).toEqual(['check', 'unit', 'rules', 'api', 'e2e']);
  });

  it('are types, lint and units when it has to be quick', () => {
    expect(stagesFrom(['--quick'])).toEqual({ stages: ['check', 'unit'], runnerArgs: [] });
  });

  it('are each in one lane', () => {
    expect(lanes.flat()).toEqual(stages);
  });

  it.each([[['--only', 'api,rules']], [['--only=rules,api']]])(
    'are the named ones, in their own order: %j',
    (args) => {
      expect(stagesFrom(args).stages).toEqual(['rules', 'api']);
    },
  );

  it('pass arguments on to the runner of a single stage', () => {
    expect(stagesFrom(['--only', 'api', '--', 'menu', '-t', 'requirement 18'])).toEqual({
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
  ])('are refused with the usage: %j', (args) => {
    expect(() => stagesFrom(args)).toThrow('Usage: npm test -- [--quick | --only check,');
  });
});
