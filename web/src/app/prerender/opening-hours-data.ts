import { weekdays } from '@thymely/contract/ground/weekdays';
import type { Period, Weekday } from '@thymely/contract/ordering/endpoints';
import type { Hours } from '@thymely/contract/ordering/opening-hours';

const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Returns opening hours as schema.org data: those of the week and those of its exceptions. */
export function openingHoursData({ week, exceptions }: Hours): object[] {
  const periods = new Map<string, { period: Period; days: string[] }>();
  for (const day of weekdays) {
    for (const period of week[day]) {
      const key = `${period.open}-${period.close}`;
      const known = periods.get(key) ?? { period, days: [] };
      periods.set(key, { period, days: [...known.days, dayNames[day]] });
    }
  }
  const ofWeek = [...periods.values()].map(({ period, days }) =>
    specification(period, { dayOfWeek: days }),
  );
  const ofDays = Object.entries(exceptions).flatMap(([day, { periods: open }]) =>
    (open.length > 0 ? open : [closed]).map((period) =>
      specification(period, { validFrom: day, validThrough: day }),
    ),
  );
  return [...ofWeek, ...ofDays];
}

/** The notation that search engines expect for a day on which the restaurant stays closed. */
const closed = { open: '00:00', close: '00:00', isClosed: true };

type WrittenPeriod = Period & { isClosed?: boolean };

function specification({ open, close, isClosed }: WrittenPeriod, when: object): object {
  // Equal times would mean closed, so a period of a whole day ends a minute early.
  const closes = open === close && !isClosed ? minuteBefore(close) : close;
  return { '@type': 'OpeningHoursSpecification', ...when, opens: open, closes };
}

function minuteBefore(time: string): string {
  const dayMinutes = 24 * 60;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const before = (hours * 60 + minutes - 1 + dayMinutes) % dayMinutes;
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(before / 60))}:${twoDigits(before % 60)}`;
}
