import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dateSchema } from '../ordering/schema.ts';
import { daySchema } from '../orders/schema.ts';
import { isCalendarDay } from './calendar-day.ts';
import { instantSchema } from './fields.schema.ts';

const days = ['2026-01-31', '2028-02-29', '0001-01-01', '9999-12-31'];
const otherTexts = [
  ...['2026-02-30', '2026-02-29', '1900-02-29', '2026-04-31', '2026-00-10', '2026-13-01'],
  ...['2026-01-00', '2026-01-32', '0000-01-01', '0000-12-31', '+010000-01-01', '-000001-01-01'],
  ...['2026-1-1', '2026-01-01 ', '2026-01-01\n', '2026-01-01T00:00', '٢٠٢٦-٠١-٠١', '2026', ''],
];

describe('requirement 66: a day', () => {
  it.each(days)('requirement 66: is one of the calendar: %s', (day) => {
    expect(isCalendarDay(day)).toBe(true);
    expect(v.is(daySchema, day)).toBe(true);
    expect(v.is(instantSchema, `${day}T12:00:00Z`)).toBe(true);
  });

  it.each(otherTexts)('requirement 66: is refused if the calendar has none such: %j', (text) => {
    expect(isCalendarDay(text)).toBe(false);
    for (const schema of [daySchema, dateSchema]) expect(v.is(schema, text)).toBe(false);
    expect(v.is(instantSchema, `${text}T12:00:00Z`)).toBe(false);
  });

  it('requirement 66: has only moments that the store can keep, whatever their offset', () => {
    const moments = {
      '0001-01-01T00:00:00+00:01': false,
      '0001-01-01T00:00:00Z': true,
      '9999-12-31T23:59:59.999Z': true,
      '9999-12-31T23:59:59-00:01': false,
    };
    for (const [moment, isOne] of Object.entries(moments)) {
      expect([moment, v.is(instantSchema, moment)]).toEqual([moment, isOne]);
    }
  });
});
