import { limits } from '@thymely/contract/ground/limits';
import { userLimits } from '@thymely/contract/users/limits';
import { describe, expect, it } from 'vitest';
import { searchPrefixesOf } from './search-prefixes.ts';

const found = (name: string, search: string) =>
  searchPrefixesOf([name, 'a@b.example']).includes(search);

describe('a search that finds a user', () => {
  it.each(['a', 'anna', 'anna m', 'maria', 'maria o', 'oneill', 'neill', 'example', 'b.ex'])(
    '%j',
    (search) => {
      expect(found("Anna María O'Neill", search) || found('María Oneill', search)).toBe(true);
    },
  );

  it.each(['nna', 'aria', 'anna maria x', 'xample', ''])('but not %j', (search) => {
    expect(found('Anna María', search)).toBe(false);
  });

  it('the search words are limited, however long the name and email are', () => {
    const name = 'a '.repeat(limits.userNameLength / 2).trim();
    const email = `${'b.'.repeat(120)}c@d.example`;
    const words = 2 * (userLimits.searchWords + 1);
    const prefixes = searchPrefixesOf([name, email]);
    expect(prefixes.length).toBeLessThanOrEqual(words * userLimits.searchLength);
    for (const prefix of prefixes) expect(prefix.isWellFormed()).toBe(true);
  });
});
