import { createHash } from 'node:crypto';
import { limits } from '@thymely/contract/limits';

/** One access token, as far as ending it goes. */
export type Session = { id: string; expiresAtMs: number };

/** What a user's document says about the sessions that were ended. */
export type EndedSessions = {
  /** When each of the ended tokens expires by itself, in milliseconds, by session id. */
  endedSessions: Readonly<Record<string, number>>;
  /** Every token that expires no later is ended. */
  endedThroughMs: number;
};

/**
 * Names a token without giving it away. The signature stays out: its last character can be written
 * in several ways that mean the same, and an ended token would come back with another name.
 */
export function sessionIdOf(accessToken: string): string {
  const signed = accessToken.slice(0, accessToken.lastIndexOf('.'));
  return createHash('sha256').update(signed).digest('hex');
}

export function hasEnded(user: EndedSessions, { id, expiresAtMs }: Session): boolean {
  return expiresAtMs <= user.endedThroughMs || Object.hasOwn(user.endedSessions, id);
}

/**
 * Adds a session to those that were ended and forgets the expired ones. When that is still too many,
 * the one that expires first is not named any more, and with it ends whatever expires no later: an
 * ended token never opens anything again, and another device gets a new token by itself.
 */
export function withEnded(
  { endedSessions, endedThroughMs }: EndedSessions,
  { id, expiresAtMs }: Session,
  nowMs: number = Date.now(),
): EndedSessions {
  const latestFirst = Object.entries({ ...endedSessions, [id]: expiresAtMs })
    .filter(([, endsAtMs]) => endsAtMs > nowMs)
    .sort(([, oneMs], [, otherMs]) => otherMs - oneMs);
  const dropped = latestFirst.slice(limits.endedSessions).map(([, endsAtMs]) => endsAtMs);
  return {
    endedSessions: Object.fromEntries(latestFirst.slice(0, limits.endedSessions)),
    endedThroughMs: Math.max(endedThroughMs, ...dropped),
  };
}
