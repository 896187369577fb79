import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeMutants } from './firestore-rules/judge-mutants.ts';
import { readKillers } from './firestore-rules/killers.ts';
import { ruleCases } from './firestore-rules/rule-cases.ts';
import { openRulesLab, type RulesLab } from './firestore-rules/rules-lab.ts';
import { readRules } from './firestore-rules/rules-under-test.ts';

const timeoutMs = 240_000;
let lab: RulesLab;

beforeAll(async () => {
  lab = await openRulesLab('demo-thymely-rules-mutants');
});

afterAll(() => lab.close());

describe('mutants of the rules', () => {
  it(
    'are all told from the rules by some case',
    async () => {
      const verdicts = await judgeMutants({
        lab,
        rules: readRules(),
        cases: ruleCases.flatMap(({ cases }) => cases),
        killers: readKillers(),
      });
      const survivors = verdicts.filter(({ killedBy }) => killedBy === undefined);
      expect(
        survivors.map(({ mutant: { line, before, after } }) => ({ line, before, after })),
      ).toEqual([]);
      // Fewer would mean that the mutator has stopped finding its places.
      expect(verdicts.length).toBeGreaterThan(200);
    },
    timeoutMs,
  );
});
