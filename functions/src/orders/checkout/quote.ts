import { minuteMs, dayMs } from '@thymely/contract/ground/time';
import { sizeGroupId } from '@thymely/contract/menu/sizes';
import type { ResolvedChoice } from '@thymely/contract/options/choices';
import type { PricedCart, PricedLine } from './priced-lines.ts';
import { sha256 } from '../../platform/hash.ts';

export type Quote = {
  hash: string;
  /** When an order for as soon as possible would be ready; undefined if that was not offered. */
  asapMs: number | undefined;
};

type Quoted = {
  uid: string;
  cart: Pick<PricedCart, 'lines' | 'totalCents'>;
  asapMs: number | undefined;
};

/**
 * Hashes everything that the diner was shown, so that the placement can send it back in few
 * characters: each dish's name, choices, diets, allergens, price and rate of tax, and when the order
 * would be ready.
 */
export function quoteHashOf({ uid, cart, asapMs }: Quoted): string {
  const lines = cart.lines.map(quotedLine);
  // The diner is part of it, so that nobody can order with a quote shown to somebody else.
  return sha256(JSON.stringify([uid, lines, cart.totalCents, asapMs ?? null]));
}

function quotedLine({ shown }: PricedLine) {
  const { lineId, menuItemId, quantity, note, name, diets, allergens, tax } = shown;
  const choices = shown.choices.map(quotedChoice);
  return [
    lineId,
    menuItemId,
    quantity,
    note,
    name,
    declared(diets),
    declared(allergens),
    // The hash must not depend on the current order of the groups.
    choices.sort(([one = ''], [other = '']) => (String(one) < String(other) ? -1 : 1)),
    shown.available ? shown.unitCents : null,
    shown.available && tax !== undefined ? [tax.name, tax.bp] : null,
  ];
}

/**
 * A size is shown with its own price, that of the line: what it adds to the cheapest size may change
 * without changing it.
 */
function quotedChoice(choice: ResolvedChoice): (string | number | readonly string[] | null)[] {
  const { groupId, choiceId, group, name, cents, allergens } = choice;
  const key = `${groupId}/${choiceId}`;
  return groupId === sizeGroupId ? [key, name] : [key, group, name, cents, declared(allergens)];
}

/** Distinguishes declaring that there are none from declaring nothing. */
function declared(words: readonly string[] | undefined): readonly string[] | null {
  return words?.toSorted() ?? null;
}

export function formatQuote({ hash, asapMs = 0 }: Quote): string {
  return `${hash}.${Math.floor(asapMs / 1000)}`;
}

/** Splits a quote that matches the contract's pattern. */
export function parseQuote(quote: string): Quote {
  const [hash = '', seconds] = quote.split('.');
  const asapMs = Number(seconds) * 1000;
  return { hash, asapMs: asapMs === 0 ? undefined : asapMs };
}

type Now = { nowMs: number; settings: { daysAhead: number } };

/** Whether a checkout of the last day can have shown the time of this quote. */
export function isPossibleTime({ asapMs }: Quote, { nowMs, settings }: Now): boolean {
  if (asapMs === undefined) return true;
  // The last business day offered may end a day after it has begun.
  const daysAhead = Math.max(1, settings.daysAhead) + 1;
  const isSlot = asapMs % minuteMs === 0;
  return isSlot && asapMs >= nowMs - dayMs && asapMs <= nowMs + daysAhead * dayMs;
}
