import { idPattern } from '@thymely/contract/limits';
import { contradictionsOf } from '@thymely/contract/menu/declarations';
import { newMenuItemSchema } from '@thymely/contract/menu/schema';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DishValue } from './cases/text-values.ts';
import { declarationPairs } from './cases/declaration-values.ts';
import { dishIds, dishValues } from './cases/dish-values.ts';
import { ruleCases } from './cases/rule-cases.ts';
import { openRulesLab, readRules, type RulesLab } from './lab/rules-lab.ts';

let lab: RulesLab;

beforeAll(async () => {
  lab = await openRulesLab('demo-thymely-rules');
  await lab.loadRules(readRules());
});

afterAll(() => lab.close());

describe.each(ruleCases)('the rules for $about', ({ cases }) => {
  it.each(cases)('$fact', async (ruleCase) => {
    expect(await lab.isAllowed(ruleCase)).toBe(ruleCase.allowed);
  });

  const refusedWrites = cases.filter(({ attempt, allowed }) => !allowed && 'writes' in attempt);

  it('leave nothing of a refused batch behind', async () => {
    const before = await lab.contents(refusedWrites);
    for (const ruleCase of refusedWrites) await lab.isAllowed(ruleCase);
    expect(await lab.contents(refusedWrites)).toEqual(before);
  });
});

describe('the table of cases', () => {
  const cases = ruleCases.flatMap((part) => part.cases);

  it('states no fact twice', () => {
    const facts = cases.map(({ fact }) => fact);
    expect(facts.filter((fact, index) => facts.indexOf(fact) !== index)).toEqual([]);
  });

  it('has both outcomes for every part but those closed to all', () => {
    for (const { about, cases: part } of ruleCases) {
      const outcomes = new Set(part.map(({ allowed }) => allowed));
      expect(outcomes.size, about).toBe(about === 'everything else' ? 1 : 2);
    }
  });
});

/** A good dish with one field as the table has it, in dollars as on the wire. */
function onTheWire({ field, value }: DishValue): Record<string, unknown> {
  const dish = {
    name: 'Soup',
    recipe: 'Hot.',
    image: '/dish-art/1f372.webp',
    category: 'soup',
    price: 9,
  };
  if (field !== 'priceCents') return { ...dish, [field]: value };
  return { ...dish, price: typeof value === 'number' ? value / 100 : value };
}

describe('the contract and the rules agree about a dish', () => {
  it.each(dishValues)('$field: $note', (row) => {
    const dish = onTheWire(row);
    const { success, output } = v.safeParse(newMenuItemSchema, dish);
    expect(success).toBe(row.allowed || row.onlyByApi === true);
    if (row.allowed) expect(output).toEqual(dish);
  });

  it.each(declarationPairs)('$diet beside $allergen', ({ diet, allergen, allowed }) => {
    const contradictions = contradictionsOf({ diets: [diet], allergens: [allergen] });
    expect(contradictions).toEqual(allowed ? [] : [{ diet, allergen }]);
  });

  it.each(dishIds)('id: $id', ({ id, allowed }) => {
    expect(idPattern.test(id)).toBe(allowed);
  });
});
