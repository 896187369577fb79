import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { kitchenSchemas } from './schema.ts';

const beat = { screen: 'at-the-pass', name: 'Pass', open: 2, revisions: 5 };

function messageAbout(change: object): string | undefined {
  const parsed = v.safeParse(kitchenSchemas.sendHeartbeat.body, { ...beat, ...change });
  return parsed.issues?.[0].message;
}

describe('requirement 14: a heartbeat', () => {
  it.each(['at-the-pass', crypto.randomUUID(), '_'.repeat(3) + 'screen', 'a'.repeat(64)])(
    'may come from the screen %j',
    (screen) => {
      expect(messageAbout({ screen })).toBeUndefined();
    },
  );

  it.each(['toString', 'valueOf', 'constructor', 'toLocaleString', 'hasOwnProperty'])(
    'requirement 55: cannot come from a screen named like an inherited property: %s',
    (screen) => {
      expect(messageAbout({ screen })).toMatch(/screen/i);
    },
  );

  it.each(['__proto__', '__screen-1__', '________', 'screen', 'a'.repeat(65), 'at the pass', 7])(
    'cannot come from the screen %j',
    (screen) => {
      expect(messageAbout({ screen })).toMatch(/screen/i);
    },
  );

  it.each([-1, 1.5, 1e300, '2', null])('cannot have the count %j, and is told why', (open) => {
    expect(messageAbout({ open })).toBe('A count must be a whole number of at least 0.');
  });

  it.each([1.5, 1e300, '2', null])('cannot have the sum %j, and is told why', (revisions) => {
    expect(messageAbout({ revisions })).toBe('A sum must be a whole number.');
  });

  it('requirement 60: can have a negative sum, because somebody may have typed that', () => {
    expect(messageAbout({ revisions: -1 })).toBeUndefined();
  });
});
