import { screenAt } from './screens.ts';

/** What a path of the site never ends in. */
const isAppended = (character = ''): boolean => !/[\p{L}\p{N}_/-]/u.test(character);

/**
 * Returns the path of a page that somebody has meant: messengers take the period behind a link for
 * a part of it, add `&fbclid=…`, and keyboards begin with a capital letter. Undefined for a path that is as it
 * should be, and if the rest is no page either.
 */
export function mendedPath(pathname: string): string | undefined {
  const path = decoded(pathname);
  const added = path.indexOf('&', path.lastIndexOf('/'));
  let end = added < 0 ? path.length : added;
  while (end > 0 && isAppended(path[end - 1])) end -= 1;
  const rest = path.slice(0, end);
  const screen = screenAt(rest);
  if (!screen) return undefined;
  const meant = /[:*]/.test(screen.path) ? rest : screen.path;
  return meant === path ? undefined : meant;
}

/** Some links end inside of an escaped character. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
