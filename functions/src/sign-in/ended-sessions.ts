import { limits } from '@thymely/contract/ground/limits';
import { sha256 } from '../platform/hash.ts';

/** One access token: what is needed to end it. */
export type Session = { id: string; expiresAtMs: number };

/** What a user's document says about the sessions that were ended. */
export type EndedSessions = {
  /** When each of the ended tokens expires by itself, in milliseconds, by session id. */
  endedSessions: Readonly<Record<string, number>>;
  /** Every token that expires no later is ended. */
  endedThroughMs: number;
};

/**
 * Identifies a token without revealing it. The signature is left out: its last character can be
 * written in several equivalent ways, and an ended token would come back under another id.
 */
export function sessionIdOf(accessToken: string): string {
  const signed = accessToken.slice(0, accessToken.lastIndexOf('.'));
  return sha256(signed, 'hex');
}

export function hasEnded(user: EndedSessions, { id, expiresAtMs }: Session): boolean {
  return expiresAtMs <= user.endedThroughMs || Object.hasOwn(user.endedSessions, id);
}

/**
 * Adds a session to those that were ended and forgets the expired ones. When that is still too many,
 * the one that expires first is dropped from the list, and every token that expires no later ends with
 * it: an ended token never works again, and other devices get a new token by themselves.
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
