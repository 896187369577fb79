import type { KeptDish } from '@thymely/contract/cart/endpoints';
import { idPattern, limits } from '@thymely/contract/ground/limits';
import { cartLimits } from '@thymely/contract/cart/limits';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import { dayMs } from '@thymely/contract/ground/time';
import { lineIdentityOf, type ChosenOption } from '@thymely/contract/options/choices';
import { readGuestCart, writeGuestCart } from '../lib/guest-cart.ts';

/** How long a dish that was not ordered is kept. */
const keptMs = 7 * dayMs;

/** A dish that a visitor has chosen. The menu alone knows its name and its price. */
export type KeptLine = KeptDish & { atMs: number };

/** Returns the dishes that a text has kept, without those that are too old or make no sense. */
export function keptLinesIn(text: string | null, nowMs = Date.now()): KeptLine[] {
  const lines = parsed(text);
  if (!Array.isArray(lines)) return [];
  const kept = lines.flatMap((line: unknown) => keptLineOf(line, nowMs) ?? []);
  return kept.slice(0, cartLimits.lines);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]') as unknown;
  } catch {
    return [];
  }
}

function keptLineOf(value: unknown, nowMs: number): KeptLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { menuItemId, quantity, choices, note, atMs } = value as Record<string, unknown>;
  if (!isId(menuItemId) || !isQuantity(quantity) || !isRecent(atMs, nowMs)) return undefined;
  if (choices !== undefined && !areChoices(choices)) return undefined;
  if (note !== undefined && !isNote(note)) return undefined;
  return {
    menuItemId,
    quantity,
    ...(choices !== undefined && {
      choices: choices.map(({ groupId, choiceId }) => ({ groupId, choiceId })),
    }),
    ...(note !== undefined && note !== '' && { note }),
    atMs,
  };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value);
}

function isQuantity(value: unknown): value is number {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  return isWhole && value >= limits.quantityMin && value <= limits.quantityMax;
}

function isRecent(value: unknown, nowMs: number): value is number {
  // A clock may have been put back since, but not by days.
  return typeof value === 'number' && Math.abs(nowMs - value) <= keptMs;
}

function areChoices(value: unknown): value is ChosenOption[] {
  if (!Array.isArray(value) || value.length > optionLimits.portionsPerLine) return false;
  return value.every(
    (each: Partial<ChosenOption> | null) => isId(each?.groupId) && isId(each?.choiceId),
  );
}

function isNote(value: unknown): value is string {
  return typeof value === 'string' && value.length <= optionLimits.lineNoteLength;
}

/** Returns the same ID for two lines that are one. */
export function keptLineIdOf(line: KeptDish): string {
  // A dish as it comes is not the same as one without any of its choices.
  return `${line.choices === undefined} ${lineIdentityOf(line)}`;
}

/**
 * Returns the lines together. The same dish with the same choices and note is one line, which has
 * the larger quantity.
 */
export function withKept(lines: readonly KeptLine[], more: readonly KeptLine[]): KeptLine[] {
  const together = new Map<string, KeptLine>();
  for (const line of [...lines, ...more]) {
    const identity = keptLineIdOf(line);
    const quantity = Math.max(line.quantity, together.get(identity)?.quantity ?? 0);
    together.set(identity, { ...line, quantity });
  }
  return [...together.values()].slice(0, cartLimits.lines);
}

/** Returns the dishes that a visitor has kept on this device. */
export function keptDishes(): KeptLine[] {
  return keptLinesIn(readGuestCart());
}

/** Keeps a dish that a visitor has chosen until the login. */
export function keepDish(dish: KeptDish): void {
  const nowMs = Date.now();
  const [line] = keptLinesIn(JSON.stringify([{ ...dish, atMs: nowMs }]), nowMs);
  if (line !== undefined) keepDishes(withKept(keptDishes(), [line]));
}

/** Keeps exactly these dishes. */
export function keepDishes(lines: readonly KeptLine[]): void {
  writeGuestCart(lines.length > 0 ? JSON.stringify(lines) : null);
}
