import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { fromRoot } from '../scripts/lib/paths.ts';
import type { Verdict } from './judge-mutants.ts';
import type { Mutant } from './mutate-rules.ts';

/** The facts that told a mutant the last time, by what it changed. They only shorten the search. */
export type Killers = Readonly<Record<string, readonly string[]>>;

const file = fromRoot('firestore-rules/killers.json');

export function killersBefore(killers: Killers, mutant: Mutant): readonly string[] {
  return killers[keyOf(mutant)] ?? [];
}

export function readKillers(): Killers {
  return JSON.parse(readFileSync(file, 'utf8')) as Killers;
}

export async function writeKillers(verdicts: readonly Verdict[]): Promise<void> {
  const killers: Record<string, string[]> = {};
  for (const { mutant, killedBy } of verdicts) {
    if (!killedBy) continue;
    const facts = (killers[keyOf(mutant)] ??= []);
    if (!facts.includes(killedBy.fact)) facts.push(killedBy.fact);
  }
  const text = JSON.stringify(killers);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'json' }));
}

/** Not the line's number: it changes with every line above. */
function keyOf({ rules, line, before, after }: Mutant): string {
  const changed = rules.split('\n')[line - 1] ?? '';
  return `${before} → ${after} in ${changed}`.replace(/\s+/g, ' ');
}
