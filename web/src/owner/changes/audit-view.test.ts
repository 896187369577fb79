import { describe, expect, it } from 'vitest';
import { searchOf as auditSearch } from '../parts/list/address-filter.ts';
import { auditFilterOf, auditViewFrom } from './audit-view.ts';

const whole = auditViewFrom(new URLSearchParams());

describe('the view of the audit log', () => {
  it('is restored from its URL', () => {
    const view = {
      who: 'ada',
      target: 'leek-soup',
      what: 'menu.update',
      from: '2026-01-30',
      to: '2026-01-31',
    } as const;
    expect(auditViewFrom(auditSearch(view))).toEqual(view);
    expect(auditSearch(whole).size).toBe(0);
  });

  it.each(['what=menu.eat', 'from=yesterday', 'to=2026-13-45', 'to=2026-02-30', 'who='])(
    'ignores invalid values: %s',
    (query) => {
      expect(auditViewFrom(new URLSearchParams(query))).toEqual(whole);
    },
  );

  it("includes the last day, in the restaurant's time zone", () => {
    const days = { ...whole, from: '2026-01-31', to: '2026-01-31' };
    const { from, to } = auditFilterOf(days, 'Asia/Tokyo');
    expect(from).toBe('2026-01-30T15:00:00.000Z');
    expect(to).toBe('2026-01-31T15:00:00.000Z');
  });
});
