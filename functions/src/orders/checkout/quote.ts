import { minuteMs, dayMs } from '@thymely/contract/ground/time';
import type { PricedCart, PricedLine } from './priced-lines.ts';
import { sha256 } from '../../platform/hash.ts';

export type Quote = {
  hash: string;
  /** When the order was said to be ready if placed at once; undefined when that was not offered. */
  asapMs: number | undefined;
};

type Quoted = {
  uid: string;
  cart: Pick<PricedCart, 'lines' | 'totalCents'>;
  asapMs: number | undefined;
};

/**
 * Everything that the diner was shown, in so few characters that the placement can send it back: of
 * each dish its name, choices, diets, allergens and price, and when the order would be ready.
 */
export function quoteHashOf({ uid, cart, asapMs }: Quoted): string {
  const lines = cart.lines.map(quotedLine);
  // With the diner, so that nobody places an order by what somebody else was shown.
  return sha256(JSON.stringify([uid, lines, cart.totalCents, asapMs ?? null]));
}

function quotedLine({ shown }: PricedLine) {
  const { lineId, menuItemId, quantity, note, name, diets, allergens } = shown;
  const choices = shown.choices.map((choice) => [
    `${choice.groupId}/${choice.choiceId}`,
    choice.group,
    choice.name,
    choice.cents,
    declared(choice.allergens),
  ]);
  return [
    lineId,
    menuItemId,
    quantity,
    note,
    name,
    declared(diets),
    declared(allergens),
    // However the groups are arranged by now.
    choices.sort(([one = ''], [other = '']) => (String(one) < String(other) ? -1 : 1)),
    shown.available ? shown.unitCents : null,
  ];
}

/** To declare that there are none is not the same as to declare nothing. */
function declared(words: readonly string[] | undefined): readonly string[] | null {
  return words?.toSorted() ?? null;
}

export function formatQuote({ hash, asapMs = 0 }: Quote): string {
  return `${hash}.${Math.floor(asapMs / 1000)}`;
}

/** A quote that follows the contract's pattern. */
export function parseQuote(quote: string): Quote {
  const [hash = '', seconds] = quote.split('.');
  const asapMs = Number(seconds) * 1000;
  return { hash, asapMs: asapMs === 0 ? undefined : asapMs };
}

type Now = { nowMs: number; settings: { daysAhead: number } };

/** Whether the time of a quote is one that a checkout can have shown within the last day. */
export function isPossibleTime({ asapMs }: Quote, { nowMs, settings }: Now): boolean {
  if (asapMs === undefined) return true;
  // The last business day that is offered may end a day after it has begun.
  const daysAhead = Math.max(1, settings.daysAhead) + 1;
  const isSlot = asapMs % minuteMs === 0;
  return isSlot && asapMs >= nowMs - dayMs && asapMs <= nowMs + daysAhead * dayMs;
}
