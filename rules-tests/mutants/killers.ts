import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot } from '../../scripts/paths.ts';
import type { Verdict } from './judge-mutants.ts';
import type { Mutant } from './mutate-rules.ts';

/** The cases that killed each mutant the last time, by what it changed: a cache that shortens the search. */
export type Killers = Readonly<Record<string, readonly string[]>>;

const file = fromRoot('.test/cache/rules-mutant-killers.json');

export function killersBefore(killers: Killers, mutant: Mutant): readonly string[] {
  return killers[keyOf(mutant)] ?? [];
}

export function readKillers(): Killers {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as Killers;
}

export function writeKillers(verdicts: readonly Verdict[]): void {
  const killers: Record<string, string[]> = {};
  for (const { mutant, killedBy } of verdicts) {
    if (!killedBy) continue;
    const facts = (killers[keyOf(mutant)] ??= []);
    if (!facts.includes(killedBy.fact)) facts.push(killedBy.fact);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(killers));
}

/** Not the line's number: it changes with every line above. */
function keyOf({ rules, line, before, after }: Mutant): string {
  const changed = rules.split('\n')[line - 1] ?? '';
  return `${before} → ${after} in ${changed}`.replace(/\s+/g, ' ');
}
