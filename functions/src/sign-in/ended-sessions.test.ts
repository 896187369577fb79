import { limits } from '@thymely/contract/ground/limits';
import { describe, expect, it } from 'vitest';
import { hasEnded, sessionIdOf, withEnded, type Session } from './ended-sessions.ts';

const none = { endedSessions: {}, endedThroughMs: 0 };
const sessions = Array.from({ length: 50 }, (_, n): Session => ({
  id: `${n}`,
  expiresAtMs: 1000 + n,
}));

describe('ended sessions', () => {
  it('identify a session by what its signature covers', () => {
    expect(sessionIdOf('header.payload.signature')).toBe(sessionIdOf('header.payload.signaturf'));
    expect(sessionIdOf('header.payload.s')).not.toBe(sessionIdOf('header.payloae.s'));
    expect(sessionIdOf('header.payload.s')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('forget expired sessions', () => {
    const [one = none as never, other = none as never] = sessions;
    const ended = withEnded(withEnded(none, one, 500), other, one.expiresAtMs);
    expect(Object.keys(ended.endedSessions)).toEqual([other.id]);
  });

  it('requirement 41: never revive one, however many there are, and contain at most twenty', () => {
    for (const order of [sessions, sessions.toReversed()]) {
      const ended = order.reduce((before, session) => withEnded(before, session, 500), none);
      expect(Object.keys(ended.endedSessions)).toHaveLength(limits.endedSessions);
      for (const session of sessions) expect(hasEnded(ended, session)).toBe(true);
      expect(hasEnded(ended, { id: 'new', expiresAtMs: 2000 })).toBe(false);
    }
  });

  it('end no other session, even if there are twenty', () => {
    const twenty = sessions.slice(10, 10 + limits.endedSessions);
    const ended = twenty.reduce((before, session) => withEnded(before, session, 500), none);
    for (const session of sessions) {
      expect(hasEnded(ended, session)).toBe(twenty.includes(session));
    }
  });
});
