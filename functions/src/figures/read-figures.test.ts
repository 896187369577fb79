import { countDays, daysBetween } from '@thymely/contract/ordering/opening-hours';
import { expect, it, vi } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { readFigures } from './read-figures.ts';

function refuse(): never {
  throw new Error('Nothing is read for a range that is refused.');
}
const deps = {
  figures: { readDays: refuse },
  ordering: { readSettings: refuse },
  nowMs: () => 0,
};

it('requirement 66: a range of ten thousand years is refused before its days are listed', async () => {
  const listed = vi.spyOn(Date.prototype, 'toISOString');
  const figures = readFigures(deps, { from: '0001-01-01', to: '9999-12-31' });
  await expect(figures).rejects.toThrow(AppError);
  expect(listed.mock.calls.length).toBeLessThan(10);
  listed.mockRestore();
});

it('requirement 66: days are counted as they are listed', () => {
  const ranges = [
    ['2026-03-01', '2026-03-01'],
    ['2026-02-27', '2026-03-02'],
    ['2026-03-02', '2026-03-01'],
    ['2025-12-30', '2027-01-01'],
  ] as const;
  for (const [from, to] of ranges) expect(countDays(from, to)).toBe(daysBetween(from, to).length);
  expect(countDays('0001-01-01', '9999-12-31')).toBe(3_652_059);
});
