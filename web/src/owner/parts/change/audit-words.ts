import { factNames, operatorId } from '@thymely/contract/audit/audit-kinds';
import type { AuditEntry, AuditFacts, AuditKind } from '@thymely/contract/audit/endpoints';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import * as settingsWords from '@thymely/contract/ordering/settings/settings-words.en';
import { roles } from '@thymely/contract/users/roles';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { presentCategories } from '../../../lib/categories.ts';
import type { Zone } from '../../../model/restaurant-time.ts';
import { kindsOfChange, type ChangeOnRecord } from './kinds-of-change.ts';
import { momentInWords } from './restaurant-days.ts';
import * as dishWords from '../dish/words.en.ts';
import * as words from './words.en.ts';

/** The label of a kind of change in a list of kinds. */
export const kindNames: Record<AuditKind, string> = words.kinds;

/** Returns the sentence that says who did what to which person or thing. */
export function sentenceOf(change: ChangeOnRecord) {
  return kindsOfChange[change.what].sentenceOf(change);
}

/** Returns the latest name of what was changed. Old entries only have the ID of a person. */
export function subjectOf({ what, before, after, target }: AuditEntry): string {
  const facts = after ?? before;
  return facts?.name || facts?.email || kindsOfChange[what].nameOf(target);
}

/** Names who made a change; `ownId` is the ID of the reader. */
export function actorOf({ who }: Pick<AuditEntry, 'who'>, ownId: string | undefined): string {
  if (who._id === ownId) return words.you;
  if (who._id === operatorId) return words.operator;
  return who.name || words.formerUser;
}

export type ChangedFact = { label: string; before: string | undefined; after: string | undefined };

const { optionGroups: options, ...ofDish } = dishWords.fields;

const factLabels: Record<keyof AuditFacts, string> = {
  ...ofDish,
  options,
  ...words.facts,
  ...settingsWords.names,
};

/**
 * Returns what is different afterward, in the order of the facts of a kind; empty for things that
 * were added or deleted as a whole.
 */
export function changedFacts(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  zone: Zone,
): ChangedFact[] {
  if (!before || !after) return [];
  return factNames
    .filter((fact) => before[fact] !== after[fact])
    .map((fact) => ({
      label: factLabels[fact],
      before: wordsFor(before, fact, zone),
      after: wordsFor(after, fact, zone),
    }));
}

function wordsFor(facts: AuditFacts, fact: keyof AuditFacts, zone: Zone): string | undefined {
  const value = facts[fact];
  if (typeof value === 'number') return formatCents(centsFromPrice(value));
  if (fact === 'soldOutUntil') return soldOutWords(value, zone);
  if (fact === 'dishes' && value === '') return words.newestFirst;
  if (fact === 'pausedUntil' && value !== undefined) return momentInWords(value, zone);
  const role = fact === 'role' && roles.find((name) => name === value);
  if (role) return words.roles[role];
  return fact === 'category' ? (presentCategories().find(value)?.one ?? value) : value;
}

function soldOutWords(until: string | undefined, zone: Zone): string {
  if (until === undefined) return words.notSoldOut;
  return until === 'recalled' ? words.untilRecalled : words.until(momentInWords(until, zone));
}
