/**
 * The address inside the app that a click leads to: none for a click beside links, for one that
 * opens another tab, and for a link within the page.
 */
export function linkAddress(event: MouseEvent): string | undefined {
  const isPlainClick =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlainClick || !(link instanceof HTMLAnchorElement) || link.target) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || (hash && pathname === window.location.pathname)) {
    return undefined;
  }
  return pathname + search + hash;
}
