import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeMutants, killersOf, readKillers } from './mutants/judge-mutants.ts';
import { ruleCases } from './cases/rule-cases.ts';
import { openRulesLab, readRules, type RulesLab } from './lab/rules-lab.ts';

// Rules that have changed have no known killers yet, and the browser tests run beside this one.
const timeoutMs = 900_000;
let lab: RulesLab;

beforeAll(async () => {
  lab = await openRulesLab('demo-thymely-rules-mutants');
});

afterAll(() => lab.close());

describe('mutants of the rules', () => {
  it(
    'are all killed by at least one case',
    async () => {
      const killers = readKillers();
      const verdicts = await judgeMutants({
        lab,
        rules: readRules(),
        cases: ruleCases.flatMap(({ cases }) => cases),
        killers,
      });
      const survivors = verdicts.filter(({ killedBy }) => killedBy === undefined);
      expect(
        survivors.map(({ mutant: { line, before, after } }) => ({ line, before, after })),
      ).toEqual([]);
      // Fewer mutants would mean that the mutator has stopped finding its places.
      expect(verdicts.length).toBeGreaterThan(100);
      // Each run would have to search for what is not written down: npm run rules-mutants.
      expect(killersOf(verdicts), 'known-killers.json').toEqual(killers);
    },
    timeoutMs,
  );
});
