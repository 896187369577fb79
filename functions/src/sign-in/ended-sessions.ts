import { limits } from '@thymely/contract/ground/limits';
import { sha256 } from '../platform/hash.ts';

/** The data of an access token that is needed to end it. */
export type Session = { id: string; expiresAtMs: number };

/** The ended sessions in a user's document. */
export type EndedSessions = {
  /** The time of expiry of each ended token, in milliseconds, by session ID. */
  endedSessions: Readonly<Record<string, number>>;
  /** The time of expiry up to which all tokens are ended. */
  endedThroughMs: number;
};

/**
 * Identifies a token without revealing it. The signature is left out, because its last character
 * can be written in several equivalent ways, which would give an ended token another ID.
 */
export function sessionIdOf(accessToken: string): string {
  const signed = accessToken.slice(0, accessToken.lastIndexOf('.'));
  return sha256(signed, 'hex');
}

export function hasEnded(user: EndedSessions, { id, expiresAtMs }: Session): boolean {
  return expiresAtMs <= user.endedThroughMs || Object.hasOwn(user.endedSessions, id);
}

/**
 * Adds a session to the ended ones and removes expired ones. If there are still too many, the one
 * that expires first is dropped from the list, and every token that expires no later ends with it.
 * An ended token therefore never works again, and other devices get a new token automatically.
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
