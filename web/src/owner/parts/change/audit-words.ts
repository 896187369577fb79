import { operatorId } from '@thymely/contract/audit/audit-kinds';
import type { AuditEntry, AuditFacts, AuditKind } from '@thymely/contract/audit/endpoints';
import { categories, categoryIds } from '@thymely/contract/ground/categories';
import { centsFromPrice } from '@thymely/contract/ground/money';
import { formatCents } from '../../../model/format-price.ts';
import type { Zone } from '../../../model/restaurant-time.ts';
import { momentInWords } from './restaurant-days.ts';

/** The label of a kind of change in a list of kinds. */
export const kindNames: Record<AuditKind, string> = {
  'menu.create': 'Dish added',
  'menu.update': 'Dish changed',
  'menu.delete': 'Dish deleted',
  'menu.import': 'Dish imported',
  'option-group.save': 'Options saved',
  'option-group.delete': 'Options deleted',
  'user.promote': 'Made admin',
  'user.demote': 'Admin role removed',
  'user.role': 'Kitchen staff changed',
  'user.delete': 'User removed',
  'ordering.pause': 'Orders paused',
  'ordering.resume': 'Orders resumed',
  'ordering.update': 'Hours and rules changed',
  'kitchen.sold-out': 'Dish or option sold out',
  'kitchen.available': 'Dish or option available again',
};

/** Returns the text before and after the name of what was changed. */
export function actionOf({ what, before }: Pick<AuditEntry, 'what' | 'before'>): [string, string?] {
  switch (what) {
    case 'menu.create':
      return ['added'];
    case 'menu.update':
      return ['changed'];
    case 'menu.delete':
      return ['removed', 'from the menu'];
    case 'menu.import':
      return before ? ['changed', 'in an import'] : ['imported'];
    case 'option-group.save':
      return before ? ['changed the options'] : ['added the options'];
    case 'option-group.delete':
      return ['deleted the options'];
    case 'user.promote':
      return ['made', 'an admin'];
    case 'user.demote':
      return ['removed the admin role from'];
    case 'user.role':
      return before?.role === 'kitchen'
        ? ['removed', 'from the kitchen']
        : ['added', 'to the kitchen'];
    case 'user.delete':
      return ['removed', 'and all their data'];
    case 'ordering.pause':
      return ['paused'];
    case 'ordering.resume':
      return ['resumed'];
    case 'ordering.update':
      return ['changed the hours and rules of'];
    case 'kitchen.sold-out':
      return ['marked', 'as sold out'];
    case 'kitchen.available':
      return ['made', 'available again'];
  }
}

/** Returns the latest name of what was changed. Old entries only have the ID of a person. */
export function subjectOf({ what, before, after, target }: AuditEntry): string {
  const facts = after ?? before;
  const id = what.startsWith('user.') ? `user ${target}` : target;
  return facts?.name || facts?.email || id;
}

/** Names who made a change; `ownId` is the ID of the reader. */
export function actorOf({ who }: Pick<AuditEntry, 'who'>, ownId: string | undefined): string {
  if (who._id === ownId) return 'You';
  if (who._id === operatorId) return 'An operator';
  return who.name || 'A former user';
}

export type ChangedFact = { label: string; before: string | undefined; after: string | undefined };

const factLabels: [keyof AuditFacts, string][] = [
  ['name', 'Name'],
  ['category', 'Category'],
  ['price', 'Price'],
  ['recipe', 'Recipe'],
  ['image', 'Image'],
  ['diets', 'Diets'],
  ['allergens', 'Allergens'],
  ['options', 'Options'],
  ['load', 'Load'],
  ['resting', 'Resting'],
  ['choose', 'Choose'],
  ['choices', 'Choices'],
  ['email', 'Email'],
  ['role', 'Role'],
  ['pausedUntil', 'Paused until'],
  ['pauseReason', 'Reason'],
  ['soldOutUntil', 'Sold out'],
  ['timeZone', 'Time zone'],
  ['hours', 'Hours'],
  ['exceptions', 'Exceptions'],
  ['leadMinutes', 'Lead time'],
  ['slotMinutes', 'Slots'],
  ['slotCapacity', 'Capacity'],
  ['slotOrders', 'Orders per slot'],
  ['lastOrderMinutes', 'Last order'],
  ['daysAhead', 'Ahead'],
  ['minimum', 'Minimum'],
  ['needsScreen', 'Screen'],
  ['verifiedOnly', 'Verified email'],
  ['notes', 'Notes'],
  ['taxIncluded', 'Tax'],
];

/** Returns what is different afterward; empty for things that were added or deleted as a whole. */
export function changedFacts(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  zone: Zone,
): ChangedFact[] {
  if (!before || !after) return [];
  return factLabels
    .filter(([fact]) => before[fact] !== after[fact])
    .map(([fact, label]) => ({
      label,
      before: wordsFor(before, fact, zone),
      after: wordsFor(after, fact, zone),
    }));
}

function wordsFor(facts: AuditFacts, fact: keyof AuditFacts, zone: Zone): string | undefined {
  const value = facts[fact];
  if (typeof value === 'number') return formatCents(centsFromPrice(value));
  if (fact === 'soldOutUntil') return soldOutWords(value, zone);
  if (fact === 'pausedUntil' && value !== undefined) return momentInWords(value, zone);
  const category = fact === 'category' && categoryIds.find((name) => name === value);
  return category ? categories[category].label : value;
}

function soldOutWords(until: string | undefined, zone: Zone): string {
  if (until === undefined) return 'no';
  return until === 'recalled' ? 'until recalled' : `until ${momentInWords(until, zone)}`;
}
