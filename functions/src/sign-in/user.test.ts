import { describe, expect, it } from 'vitest';
import { effectiveRole } from './user.ts';

describe('requirement 57: the effective role', () => {
  it.each(['kitchen', 'admin'] as const)(
    'requirement 57: with the claim and the document of %s lasts until their removal begins',
    (role) => {
      const account = { claims: { [role]: true } };
      expect(effectiveRole(account, { role, status: 'active' })).toBe(role);
      expect(effectiveRole(account, { role, status: 'deleting' })).toBe('user');
    },
  );
});
