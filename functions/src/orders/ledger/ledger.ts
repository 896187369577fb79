import { sizeGroupId } from '@thymely/contract/menu/sizes';
import { includedTaxes } from '@thymely/contract/ordering/included-tax';
import { isOpenState } from '@thymely/contract/orders/order-states';
import { portionPathOf, portionsIn } from '../../ordering/portions.ts';
import type { StoredOrder } from '../order/store.ts';

/** The amounts to add to the fields of `days/{day}`, by field path (`slots.29012345.load`). */
export type LedgerEntry = Readonly<Record<string, number>>;

/** Orders of this version and of later ones count portions. */
const firstVersionWithPortions = 3;

type Counted = Pick<
  StoredOrder,
  | 'state'
  | 'dueAt'
  | 'lines'
  | 'load'
  | 'pickup'
  | 'pickupHour'
  | 'ledgerVersion'
  | 'refusal'
  | 'times'
  | 'totalCents'
  | 'isUnverified'
>;

/**
 * Returns what one order in its current state adds to the ledger of its day. The ledger is the sum
 * over the day's orders, and a change of an order adds the difference. Undefined, for an order
 * before it is placed, adds nothing.
 */
export function ledgerEntryOf(order: Counted | undefined): LedgerEntry {
  if (order === undefined) return {};
  if (order.state === 'awaiting_payment') return bookedBy(order);
  const { state, totalCents, isUnverified } = order;
  return {
    placed: 1,
    ...(isOpenState(state) && { openCents: totalCents }),
    ...(isOpenState(state) && isUnverified && { unverifiedOpen: 1 }),
    ...(state === 'collected' && salesOf(order)),
    ...(state === 'not_collected' && { notCollected: 1 }),
    ...(state === 'cancelled' && { cancelled: 1 }),
    ...(state === 'rejected' && { rejected: 1 }),
    ...slotOf(order),
    ...bookedBy(order),
    ...detailsOf(order),
  };
}

/**
 * Returns the portions that an order takes, also while it waits for its payment. One that ended
 * before its cooking began takes none. An order from before portions were counted adds none of them,
 * then and now, so that all its changes still add up.
 */
function bookedBy({ state, times, lines, ledgerVersion = 0 }: Counted): LedgerEntry {
  const isBegun = times['cooking'] !== undefined || times['ready'] !== undefined;
  const isOver = state === 'cancelled' || state === 'rejected';
  if (ledgerVersion < firstVersionWithPortions || (isOver && !isBegun)) return {};
  const taken = [...portionsIn(lines)];
  return Object.fromEntries(taken.map(([key, n]) => [`booked.${portionPathOf(key)}`, n]));
}

/**
 * Returns what the figures break down: by hour, by reason, by rate of tax. An order from before they
 * did so adds none of it, then and now, so that all its changes still add up. The same holds for the
 * takings of an hour.
 */
function detailsOf(order: Counted): LedgerEntry {
  const { state, pickupHour, refusal, totalCents } = order;
  if (pickupHour === undefined) return {};
  if (state === 'rejected') return counted(`rejectedBy.${reasonOf(refusal)}`, totalCents);
  if (state === 'cancelled') return counted('lost.cancelled', totalCents);
  if (state === 'not_collected') return counted('lost.notCollected', totalCents);
  const hour = String(pickupHour).padStart(2, '0');
  return {
    ...counted(`hours.${hour}`, totalCents),
    ...(state === 'collected' && takingsOf(order, hour)),
  };
}

function takingsOf({ ledgerVersion, lines, totalCents }: Counted, hour: string): LedgerEntry {
  const isByHour = ledgerVersion !== undefined;
  return { ...taxOf(lines), ...(isByHour && counted(`takings.${hour}`, totalCents)) };
}

function counted(path: string, cents: number): LedgerEntry {
  return { [`${path}.n`]: 1, [`${path}.cents`]: cents };
}

/** Returns the code of a refusal, which becomes the name of a field. */
function reasonOf(refusal: Counted['refusal']): string {
  const code = refusal?.code ?? '';
  return /^[a-z][a-z_]{0,39}$/.test(code) ? code : 'other';
}

/** Returns the tax that the order includes, by the name of its rate in the ledger. */
function taxOf(lines: Counted['lines']): LedgerEntry {
  const sums: Record<string, number> = {};
  for (const { bp, cents } of includedTaxes(lines)) {
    const path = `tax.${nameOfRate(bp)}`;
    sums[path] = (sums[path] ?? 0) + cents;
  }
  return sums;
}

/** A rate in hundredths of a percent, such as `1300`; a field's name has no point: `887_5` is 8.875 %. */
function nameOfRate(bp: number): string {
  return String(bp).replace('.', '_');
}

/** Returns the hundredths of a percent in the name of a rate, as the figures say them; undefined for no rate. */
export function rateNamed(name: string): string | undefined {
  return /^\d{1,4}(?:_\d)?$/.test(name) ? name.replace('_', '.') : undefined;
}

/** Returns the order's load on its slot. An order that is not cooked takes none. */
function slotOf({ state, pickup, load, isUnverified }: Counted): LedgerEntry {
  if (state === 'cancelled' || state === 'rejected') return {};
  const slot = `slots.${pickup.slotKey}`;
  return {
    [`${slot}.load`]: load,
    [`${slot}.orders`]: 1,
    ...(isUnverified && { [`${slot}.unverified`]: 1 }),
  };
}

function salesOf(order: Counted): LedgerEntry {
  const { lines, totalCents } = order;
  const sums: Record<string, number> = { collected: 1, cents: totalCents };
  for (const line of lines) {
    const dish = `dishes.${line.menuItemId}`;
    sums[`${dish}.n`] = (sums[`${dish}.n`] ?? 0) + line.quantity;
    sums[`${dish}.cents`] = (sums[`${dish}.cents`] ?? 0) + line.totalCents;
    for (const { groupId, choiceId } of line.choices) {
      if (groupId !== sizeGroupId) continue;
      const size = `${dish}.s.${choiceId}`;
      sums[size] = (sums[size] ?? 0) + line.quantity;
    }
  }
  return { ...sums, ...readinessOf(order) };
}

/**
 * Returns how long the kitchen took, and whether it was late. It begins an order for as soon as
 * possible when it accepts it, and an order for later when it starts it.
 */
function readinessOf({ times, dueAt, pickup, ledgerVersion }: Counted): LedgerEntry {
  const { accepted, cooking, ready } = times;
  if (accepted === undefined || ready === undefined) return {};
  const late = Date.parse(ready) > Date.parse(dueAt) && { late: 1 };
  if (ledgerVersion === undefined) return { prepSeconds: secondsBetween(accepted, ready), ...late };
  const begun = pickup.kind === 'slot' ? cooking : accepted;
  if (begun === undefined) return { ...late };
  return { prepSeconds: secondsBetween(begun, ready), timed: 1, ...late };
}

function secondsBetween(start: string, end: string): number {
  return Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 1000));
}

/** Returns the names of the dishes in a sale, by field path: a dish of the menu may be deleted. */
export function soldNamesOf(order: Counted | undefined): Readonly<Record<string, string>> {
  if (order?.state !== 'collected') return {};
  return Object.fromEntries(
    order.lines.map(({ menuItemId, name }) => [`dishes.${menuItemId}.name`, name]),
  );
}

/** Returns what several orders add together. */
export function ledgerEntryOfAll(ledgerEntries: readonly LedgerEntry[]): LedgerEntry {
  const sums: Record<string, number> = {};
  for (const ledgerEntry of ledgerEntries) {
    for (const [path, value] of Object.entries(ledgerEntry)) {
      sums[path] = (sums[path] ?? 0) + value;
    }
  }
  return sums;
}

/** Returns what a change of an order adds to the ledger, without fields that stay the same. */
export function ledgerEntryOfChange(
  before: Counted | undefined,
  after: Counted | undefined,
): LedgerEntry {
  const [from, to] = [ledgerEntryOf(before), ledgerEntryOf(after)];
  const paths = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const changes = paths.map((path) => [path, (to[path] ?? 0) - (from[path] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}
