import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuzzedRequest } from './fuzzed-request.ts';

it('requirement 66: fuzzed requests ask for the deepest range, and for days of no calendar', () => {
  const known = { ids: ['an-id'], emails: ['ada@example.com'] };
  const requests = fc.sample(fuzzedRequest(known), { numRuns: 500, seed: 1 });
  const admins = requests.filter(({ caller }) => caller === 'admin').map(({ query }) => query);
  expect(admins).toContain('from=0001-01-01&to=9999-12-31');
  expect(admins).toContain('day=2026-02-30');
});
