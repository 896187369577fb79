import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeMutants, readKillers, writeKillers } from './mutants/judge-mutants.ts';
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
      const verdicts = await judgeMutants({
        lab,
        rules: readRules(),
        cases: ruleCases.flatMap(({ cases }) => cases),
        killers: readKillers(),
      });
      writeKillers(verdicts, { isCommitted: false });
      const survivors = verdicts.filter(({ killedBy }) => killedBy === undefined);
      expect(
        survivors.map(({ mutant: { line, before, after } }) => ({ line, before, after })),
      ).toEqual([]);
      // Fewer mutants would mean that the mutator has stopped finding its places.
      expect(verdicts.length).toBeGreaterThan(100);
    },
    timeoutMs,
  );
});
