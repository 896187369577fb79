import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleCases } from './cases/rule-cases.ts';
import { writeCases } from './cases/write-cases.ts';
import { openRulesLab, readRules, type RulesLab } from './lab/rules-lab.ts';

let lab: RulesLab;

beforeAll(async () => {
  lab = await openRulesLab('demo-thymely-rules');
  await lab.loadRules(readRules());
});

afterAll(() => lab.close());

describe.each(ruleCases)('the rules for $about', ({ cases }) => {
  it.concurrent.each(cases)('$fact', async (ruleCase) => {
    expect(await lab.isAllowed(ruleCase)).toBe(ruleCase.allowed);
  });
});

it('the rules allow to get and to list, and name no other method', () => {
  const methods = [...readRules().matchAll(/\ballow\b([^:;]*)/g)].map(([, list = '']) =>
    list.trim(),
  );
  expect(new Set(methods)).toEqual(new Set(['get', 'list']));
});

describe('restoring the data after the writes of an admin', () => {
  const writes = writeCases.filter(({ caller }) => caller === 'admin');

  it('leaves nothing behind', async () => {
    const before = await lab.contents(writes);
    for (const ruleCase of writes) await lab.isAllowed(ruleCase);
    expect(await lab.contents(writes)).toEqual(before);
  });
});

describe('the list of rule cases', () => {
  const cases = ruleCases.flatMap((group) => group.cases);

  it('contains no fact twice', () => {
    const facts = cases.map(({ fact }) => fact);
    expect(facts.filter((fact, index) => facts.indexOf(fact) !== index)).toEqual([]);
  });

  it('has both outcomes for every group except those closed to all', () => {
    for (const { about, cases: own, isClosed = false } of ruleCases) {
      const outcomes = new Set(own.map(({ allowed }) => allowed));
      expect(outcomes, about).toEqual(new Set(isClosed ? [false] : [true, false]));
    }
  });
});
