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

/** A picture never changes at its URL, and can do nothing except be shown on this site. */
export const imageHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The menu as a download. */
export const menuFileHeaders = { 'Content-Disposition': 'attachment; filename="menu.csv"' };
