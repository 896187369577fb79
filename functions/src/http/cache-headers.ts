import type { ImagePurpose } from '@thymely/contract/images/endpoints';

/**
 * For public reads: the CDN answers for a minute, or as long as they say. A call with an access token bypasses the
 * CDN and is always fresh: an admin sees the edit just made.
 */
export function publicReadHeaders(
  authorization: string | undefined,
  seconds = 60,
): Record<string, string> {
  const cacheControl =
    authorization === undefined ? `public, max-age=0, s-maxage=${seconds}` : 'private, no-cache';
  return { 'Cache-Control': cacheControl, Vary: 'Authorization' };
}

/** A picture can do nothing except be shown on this site. */
const harmless = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A picture never changes at its URL. Of a person's, no cache has one for longer than a day after it is removed. */
export function imageHeaders(purpose: ImagePurpose | undefined): Record<string, string> {
  const isDish = purpose === 'dish';
  const cacheControl = isDish ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
  return { 'Cache-Control': cacheControl, ...harmless };
}

/** The menu as a download. */
export const menuFileHeaders = { 'Content-Disposition': 'attachment; filename="menu.csv"' };
