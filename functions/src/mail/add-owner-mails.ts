import { hourMs, minuteMs } from '@thymely/contract/ground/time';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { businessDayOn } from '@thymely/contract/ordering/business-day';
import { addDays, localDayAt, openingsOf } from '@thymely/contract/ordering/opening-hours';
import type { OwnerMailKind } from '@thymely/contract/ordering/mail-kinds';
import type { FiguresStore } from '../figures/figures.firestore.ts';
import type { OrderingStore } from '../ordering/store.ts';
import { toInstant } from '../ordering/time-zones.ts';
import type { OutboxMail, OutboxStore } from './outbox-store.ts';

type AddOwnerMailsDeps = {
  outbox: Pick<OutboxStore, 'findMissing' | 'add'>;
  ordering: Pick<OrderingStore, 'readFacts'>;
  figures: Pick<FiguresStore, 'readDays'>;
  users: { findAdmins(): Promise<{ uid: string }[]> };
  nowMs: () => number;
};

/** What an owner is told, once: the name tells it from what was told before. */
type News = { kind: OwnerMailKind; about: string; name: string };

type AddedMail = OutboxMail & { id: string };

/** How long the figures of a day wait for its open orders after the doors have closed. */
const waitsForOrdersMs = 2 * hourMs;
/** How long they can be late beyond that. */
const mostLateMs = hourMs;
/** Screens have this long to be switched on after the doors open. */
const untilScreensMs = 3 * minuteMs;

/**
 * Adds the mails to all admins that follow from the time alone: the day's figures once the day is
 * over, and once an opening that no kitchen screen is on. Repeating it adds none twice.
 */
export async function addOwnerMails(
  deps: AddOwnerMailsDeps,
  settings: OrderingSettings,
): Promise<void> {
  const { outbox, ordering, users } = deps;
  const nowMs = deps.nowMs();
  const { mails } = settings;
  const closed = mails.includes('day_sums') ? closedDays(settings, nowMs) : [];
  const news = closed.map(({ day }): News => ({
    kind: 'day_sums',
    about: day,
    name: `day_sums_${day}`,
  }));
  const opening = openingAt(settings, nowMs);
  if (mails.includes('board_gone') && settings.needsScreen && opening !== undefined) {
    const hasHadTime = nowMs >= opening.startMs + untilScreensMs;
    if (hasHadTime && !(await ordering.readFacts(nowMs)).isAttended) {
      news.push({ kind: 'board_gone', about: '', name: `board_gone_${opening.startMs}` });
    }
  }
  if (news.length === 0) return;
  const admins = await users.findAdmins();
  const all = news.flatMap(({ kind, about, name }) =>
    admins.map(({ uid }): AddedMail => ({ id: `${name}_${uid}`, kind, uid, about })),
  );
  const missing = await outbox.findMissing(all);
  const waiting = await daysThatGoOn(deps, closed, missing);
  await outbox.add(
    missing.filter(({ about }) => !waiting.has(about)),
    nowMs,
  );
}

function openingAt(settings: OrderingSettings, nowMs: number) {
  const zone = { hours: settings, toInstant };
  const today = localDayAt(nowMs, zone);
  const openings = openingsOf([addDays(today, -1), today], zone);
  return openings.find(({ startMs, endMs }) => startMs <= nowMs && nowMs < endMs);
}

/** A business day that has ended lately, and how long ago. */
type ClosedDay = { day: string; sinceMs: number };

function closedDays(settings: OrderingSettings, nowMs: number): ClosedDay[] {
  const zone = { hours: settings, toInstant };
  const today = localDayAt(nowMs, zone);
  // A business day can end late on the day after: hours from 23:30 to 23:00 do.
  return [addDays(today, -2), addDays(today, -1), today].flatMap((day) => {
    const sinceMs = nowMs - (businessDayOn(day, zone)?.endMs ?? Infinity);
    const isLately = sinceMs >= 0 && sinceMs < waitsForOrdersMs + mostLateMs;
    return isLately ? [{ day, sinceMs }] : [];
  });
}

/** Returns the closed days of a mail that have open orders, for which it is worth waiting. */
async function daysThatGoOn(
  { figures }: Pick<AddOwnerMailsDeps, 'figures'>,
  closed: readonly ClosedDay[],
  mails: readonly AddedMail[],
): Promise<Set<string>> {
  const days = closed
    .filter(({ sinceMs }) => sinceMs < waitsForOrdersMs)
    .map(({ day }) => day)
    .filter((day) => mails.some(({ about }) => about === day));
  if (days.length === 0) return new Set();
  const found = await figures.readDays(days);
  return new Set(found.filter(({ open }) => open > 0).map(({ day }) => day));
}
