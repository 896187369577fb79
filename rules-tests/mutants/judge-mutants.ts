import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/paths.ts';
import { pathOf } from '../lab/attempt.ts';
import { fixtures } from '../lab/fixtures.ts';
import { type Mutant, mutantsOf } from './mutate-rules.ts';
import type { RuleCase } from '../cases/rule-case.ts';
import type { RulesLab } from '../lab/rules-lab.ts';
import type { Door } from './rules-tokens.ts';

/** A mutant with the case that kills it; a survivor has none. */
export type Verdict = { mutant: Mutant; killedBy: RuleCase | undefined };

function doorsOf({ attempt, without }: RuleCase): { path: string; method: string }[] {
  if ('get' in attempt) return [{ path: attempt.get, method: 'get' }];
  if ('list' in attempt) return [{ path: attempt.list, method: 'list' }];
  if ('count' in attempt) return [{ path: attempt.count, method: 'list' }];
  if ('listGroup' in attempt) return [];
  return attempt.writes.map((write) => {
    const path = pathOf(write);
    if ('remove' in write) return { path, method: 'delete' };
    const isThere = fixtures.has(path) && path !== without;
    return { path, method: isThere ? 'update' : 'create' };
  });
}

function goesThrough(ruleCase: RuleCase, { collection, methods }: Door): boolean {
  return doorsOf(ruleCase).some(
    ({ path, method }) => path.split('/')[0] === collection && methods.includes(method),
  );
}

/**
 * Returns all cases in an order that soon finds one that kills a mutant: those that killed it
 * before, then those that use the changed rule, and among them those nearest to where the last
 * mutant was killed, because neighboring mutants are mostly killed by neighboring cases.
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

/** Tries the cases on every mutant of the rules until one kills it. */
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
  /** The cases to try first; if they no longer kill a mutant, any other case may. */
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

/** A cache that shortens the search: the cases that killed each mutant before, by its change. */
type Killers = Readonly<Record<string, readonly string[]>>;

/** Written by `npm run rules-mutants`. */
const knownFile = fromRoot('rules-tests/mutants/known-killers.json');

function killersBefore(killers: Killers, mutant: Mutant): readonly string[] {
  return killers[keyOf(mutant)] ?? [];
}

export function readKillers(): Killers {
  return JSON.parse(readFileSync(knownFile, 'utf8')) as Killers;
}

export function writeKillers(killers: Killers): void {
  writeFileSync(knownFile, `${JSON.stringify(killers, null, 1)}\n`);
}

/** Returns the cases that have killed the mutants. */
export function killersOf(verdicts: readonly Verdict[]): Killers {
  const killers: Record<string, string[]> = {};
  for (const { mutant, killedBy } of verdicts) {
    if (!killedBy) continue;
    const facts = (killers[keyOf(mutant)] ??= []);
    if (!facts.includes(killedBy.fact)) facts.push(killedBy.fact);
  }
  return killers;
}

/** Returns the key of a mutant, without the line number, which changes with every line above. */
function keyOf({ rules, line, before, after }: Mutant): string {
  const changed = rules.split('\n')[line - 1] ?? '';
  return `${before} → ${after} in ${changed}`.replace(/\s+/g, ' ');
}
