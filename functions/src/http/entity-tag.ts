import { AppError } from '../platform/app-error.ts';
import { sha256 } from '../platform/hash.ts';

/** Returns a strong ETag, which is the same for the same content on every instance. */
export function entityTagOf(content: string): string {
  return `"${sha256(content).slice(0, 27)}"`;
}

/**
 * Whether an If-None-Match or If-Match header contains the entity tag. Compression by the CDN turns
 * a strong tag into a weak one, so the two count as the same.
 */
export function matchesEntityTag(header: string | undefined, entityTag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(entityTag);
}

/** The current state of a resource, its entity tag, and what to say if it is another one. */
type Present = { current: unknown; entityTag: string; message: string };

/**
 * Compares the current state of a resource with the version that a write was made for (If-Match).
 * Without If-Match, any version is accepted.
 *
 * @throws AppError CONFLICT with the current state and its entity tag.
 */
export function requireVersion(
  { current, entityTag, message }: Present,
  ifMatch: string | undefined,
): void {
  if (ifMatch === undefined || matchesEntityTag(ifMatch, entityTag)) return;
  throw new AppError('CONFLICT', message, {
    current,
    headers: { ETag: entityTag },
  });
}
