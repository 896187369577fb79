import patterns from 'virtual:page-patterns';

/**
 * Returns the pattern of a path, such as `/order/:id`, without IDs or typed text; `/*` for a path
 * that no screen has.
 */
export function pagePatternOf(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/$/, '');
  return patterns.find((pattern) => matches(path, pattern)) ?? '/*';
}

function matches(path: string, pattern: string): boolean {
  const source = pattern.replace(':id', '[^/]+').replace('*', '.*');
  return new RegExp(`^${source}$`).test(path);
}
