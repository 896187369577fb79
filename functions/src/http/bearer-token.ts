import { unauthenticated } from './app-error.ts';

/** Firebase's tokens are 1–2 kB; claims add at most one more. */
const maxTokenLength = 8192;

const bearerPattern = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/**
 * The JWT of an Authorization header. Anything that does not have the form of a JWT is refused here,
 * so that whatever the verifier fails on later is an outage and not the caller's mistake.
 *
 * @throws AppError UNAUTHENTICATED
 */
export function requireBearerToken(authorization: string | undefined): string {
  if (authorization === undefined || authorization.length > maxTokenLength) throw unauthenticated();
  const token = bearerPattern.exec(authorization)?.[1];
  if (token === undefined || !hasJsonParts(token)) throw unauthenticated();
  return token;
}

function hasJsonParts(token: string): boolean {
  return token.split('.').slice(0, 2).every(isJsonObject);
}

function isJsonObject(part: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
