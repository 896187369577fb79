import { hourMs, minuteMs } from '@thymely/contract/ground/time';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { businessDayOn } from '@thymely/contract/ordering/business-day';
import { addDays, localDayAt, openingsOf } from '@thymely/contract/ordering/opening-hours';
import type { OwnerMailKind } from '@thymely/contract/ordering/mail-kinds';
import type { OrderingStore } from '../ordering/store.ts';
import { toInstant } from '../ordering/time-zones.ts';
import type { OutboxStore } from './outbox-store.ts';

type AddOwnerMailsDeps = {
  outbox: Pick<OutboxStore, 'add'>;
  ordering: Pick<OrderingStore, 'readFacts'>;
  users: { findAdmins(): Promise<{ uid: string }[]> };
  nowMs: () => number;
};

/** What an owner is told, once: the name tells it from what was told before. */
type News = { kind: OwnerMailKind; about: string; name: string };

/** How long the sums of a day can be late. */
const mostLateMs = 2 * hourMs;
/** Screens have this long to be switched on after the doors open. */
const untilScreensMs = 3 * minuteMs;

/**
 * Adds the mails to all admins that follow from the time alone: the day's sums once the doors have
 * closed, and once an opening that no kitchen screen is on. Repeating it adds none twice.
 */
export async function addOwnerMails(
  { outbox, ordering, users, nowMs: now }: AddOwnerMailsDeps,
  settings: OrderingSettings,
): Promise<void> {
  const nowMs = now();
  const { mails } = settings;
  const news = mails.includes('day_sums') ? daysThatEnded(settings, nowMs) : [];
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
    admins.map(({ uid }) => ({ id: `${name}_${uid}`, kind, uid, about })),
  );
  await outbox.add(all, nowMs);
}

function openingAt(settings: OrderingSettings, nowMs: number) {
  const zone = { hours: settings, toInstant };
  const today = localDayAt(nowMs, zone);
  const openings = openingsOf([addDays(today, -1), today], zone);
  return openings.find(({ startMs, endMs }) => startMs <= nowMs && nowMs < endMs);
}

/** Returns the business days that have just ended. */
function daysThatEnded(settings: OrderingSettings, nowMs: number): News[] {
  const zone = { hours: settings, toInstant };
  const today = localDayAt(nowMs, zone);
  return [addDays(today, -1), today].flatMap((day) => {
    const sinceMs = nowMs - (businessDayOn(day, zone)?.endMs ?? Infinity);
    const hasEnded = sinceMs >= 0 && sinceMs < mostLateMs;
    return hasEnded ? [{ kind: 'day_sums', about: day, name: `day_sums_${day}` }] : [];
  });
}
