import { sha256 } from '../platform/hash.ts';

/** A strong ETag: the same for the same content on every instance. */
export function entityTagOf(content: string): string {
  return `"${sha256(content).slice(0, 27)}"`;
}

/**
 * Whether an If-None-Match or If-Match header contains the entity tag. Compression on the way (by the
 * CDN) turns a strong tag into a weak one, so the two count as the same.
 */
export function matchesEntityTag(header: string | undefined, entityTag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(entityTag);
}
