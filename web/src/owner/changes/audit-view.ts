import { auditKinds } from '@thymely/contract/audit/audit-kinds';
import type { AuditKind } from '@thymely/contract/audit/endpoints';
import { isCalendarDay } from '@thymely/contract/ground/calendar-day';
import { addDays } from '@thymely/contract/ordering/opening-hours';
import type { AuditFilter } from '../../api/audit.ts';
import type { Zone } from '../../model/restaurant-time.ts';
import { startOfDay } from '../parts/change/restaurant-days.ts';

/** The part of the audit log that is shown, as given by the URL. */
export type AuditView = {
  who: string | undefined;
  target: string | undefined;
  what: AuditKind | undefined;
  /** The first and last day (inclusive) in the format of date fields, in the restaurant's time zone. */
  from: string | undefined;
  to: string | undefined;
};

function dayIn(search: URLSearchParams, name: string): string | undefined {
  const day = search.get(name) ?? '';
  return isCalendarDay(day) ? day : undefined;
}

/** Reads a view from a URL; invalid values are ignored. */
export function auditViewFrom(search: URLSearchParams): AuditView {
  return {
    who: search.get('who') || undefined,
    target: search.get('target') || undefined,
    what: auditKinds.find((kind) => kind === search.get('what')),
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
  };
}

/** The view as a filter for the API; its days begin at midnight in the zone. */
export function auditFilterOf(view: AuditView, zone: Zone): AuditFilter {
  const { who, target, what, from, to } = view;
  const midnight = (day: string) => new Date(startOfDay(day, zone)).toISOString();
  return {
    who,
    target,
    what,
    from: from && midnight(from),
    to: to && midnight(addDays(to, 1)),
  };
}
