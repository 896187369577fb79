import { pathOf } from '../lab/attempt.ts';
import { fixtures } from '../lab/fixtures.ts';
import { type Killers, killersBefore } from './killers.ts';
import { type Mutant, mutantsOf } from './mutate-rules.ts';
import type { RuleCase } from '../cases/rule-case.ts';
import type { RulesLab } from '../lab/rules-lab.ts';
import type { Door } from './rules-tokens.ts';

/** The case that tells a mutant from the rules; none for a survivor. */
export type Verdict = { mutant: Mutant; killedBy: RuleCase | undefined };

function doorsOf({ attempt, without = [] }: RuleCase): { path: string; method: string }[] {
  if ('get' in attempt) return [{ path: attempt.get, method: 'get' }];
  if ('list' in attempt) return [{ path: attempt.list, method: 'list' }];
  if ('count' in attempt) return [{ path: attempt.count, method: 'list' }];
  if ('listGroup' in attempt) return [];
  return attempt.writes.map((write) => {
    const path = pathOf(write);
    const isThere = fixtures.has(path) && !without.includes(path);
    if ('remove' in write) return { path, method: 'delete' };
    return { path, method: isThere ? 'update' : 'create' };
  });
}

function goesThrough(ruleCase: RuleCase, { collection, methods }: Door): boolean {
  return doorsOf(ruleCase).some(
    ({ path, method }) => path.split('/')[0] === collection && methods.includes(method),
  );
}

/**
 * All cases, in an order that soon finds one that tells a mutant: those that told such a mutant
 * before, then those that go through the door that was changed, and among them those nearest to
 * where the last mutant was told, because neighbouring mutants mostly fall to neighbouring cases.
 */
function likelyFirst(
  cases: readonly RuleCase[],
  { place, door, before }: { place: number; door: Door | undefined; before: readonly string[] },
): RuleCase[] {
  const detourTo = (ruleCase: RuleCase): number => {
    if (before.includes(ruleCase.fact)) return -cases.length;
    return door && !goesThrough(ruleCase, door) ? cases.length : 0;
  };
  return cases
    .map((ruleCase, index) => ({
      ruleCase,
      distance: Math.abs(index - place) + detourTo(ruleCase),
    }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ ruleCase }) => ruleCase);
}

async function findKiller(
  lab: RulesLab,
  cases: readonly RuleCase[],
): Promise<RuleCase | undefined> {
  for (const ruleCase of cases) {
    if ((await lab.isAllowed(ruleCase)) !== ruleCase.allowed) return ruleCase;
  }
  return undefined;
}

/** Tries the cases on every mutant of the rules until one tells it from them. */
export async function judgeMutants({
  lab,
  rules,
  cases,
  killers,
  onVerdict = () => {},
}: {
  lab: RulesLab;
  rules: string;
  cases: readonly RuleCase[];
  /** Tried first; every mutant is told anew, and looked for among all cases if they do not. */
  killers: Killers;
  onVerdict?: (verdict: Verdict) => void;
}): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  let place = 0;
  for (const mutant of mutantsOf(rules)) {
    await lab.loadRules(mutant.rules);
    const before = killersBefore(killers, mutant);
    const killedBy = await findKiller(
      lab,
      likelyFirst(cases, { place, door: mutant.door, before }),
    );
    if (killedBy) place = cases.indexOf(killedBy);
    const verdict = { mutant, killedBy };
    verdicts.push(verdict);
    onVerdict(verdict);
  }
  return verdicts;
}
