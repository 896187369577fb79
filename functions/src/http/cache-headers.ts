import type { ImagePurpose } from '@thymely/contract/images/endpoints';

/**
 * Returns the headers of public reads, which the CDN keeps for a minute, or as long as stated. A
 * call with an access token bypasses the CDN, so that an admin sees the latest change.
 */
export function publicReadHeaders(
  authorization: string | undefined,
  seconds = 60,
): Record<string, string> {
  const cacheControl =
    authorization === undefined ? `public, max-age=0, s-maxage=${seconds}` : 'private, no-cache';
  return { 'Cache-Control': cacheControl, Vary: 'Authorization' };
}

/** A picture can only be shown, and only on this site. */
const harmless = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Returns the headers of a picture, which never changes. Avatars are cached for a day at most. */
export function imageHeaders(purpose: ImagePurpose | undefined): Record<string, string> {
  const isDish = purpose === 'dish';
  const cacheControl = isDish ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
  return { 'Cache-Control': cacheControl, ...harmless };
}

/** The headers of the menu as a download. */
export const menuFileHeaders = { 'Content-Disposition': 'attachment; filename="menu.csv"' };
