import type { Rolldown } from 'vite';

/** Where the parts of the public pages begin. */
const entry = 'src/main.tsx';
const publicScreens = ['src/app/home-page.tsx', 'src/app/menu-page.tsx'];
/** With the cache of answers, which comes with whatever asks the API. */
const dishParts = [
  'src/features/home/standout-dishes.tsx',
  'src/features/menu/menu-list.tsx',
  'src/api/query-scope.tsx',
];
const session = 'src/lib/session/session.ts';

const authChunk = 'src/lib/auth/auth-chunk.ts';
/** The first of the sign-in screens, which do without the dishes. */
const signIn = 'src/features/account/login-screen.tsx';

/**
 * How the public pages are cut into chunks: left to itself the bundler gives every set of screens
 * that share something a chunk of its own, and a page asks for two dozen tiny files.
 *
 * - `main`: what every page runs first, and the little that a public screen shares with others;
 * - `common`: what the sign-in provider shares with others, and the dishes with the sign-in
 *   screens: calls in somebody's name, messages;
 * - `dishes`: the query library and the menu's cards, once the page is idle.
 *
 * The public screens themselves, and all others, are left to the bundler.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  const name = (id: string, graph: Rolldown.ChunkingContext): string | null =>
    id.endsWith('.css') ? null : chunkFor(rootsOf(id, graph));
  // What a module imports is in its own chunk or in one that is loaded before: no need to follow.
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'public', name }] };
}

function chunkFor(roots: string[]): string | null {
  const isReachedFrom = (file: string) => roots.some((root) => root.endsWith(`/${file}`));
  if (isReachedFrom(entry)) return 'main';
  if (publicScreens.some(isReachedFrom)) return roots.length > 1 ? 'main' : null;
  if (isReachedFrom(session)) return 'common';
  if (isReachedFrom(authChunk)) return roots.length > 1 ? 'common' : null;
  if (!dishParts.some(isReachedFrom)) return null;
  return isReachedFrom(signIn) ? 'common' : 'dishes';
}

/** The entries and dynamically imported modules from which static imports lead to a module. */
function rootsOf(
  id: string,
  graph: Rolldown.ChunkingContext,
  seen: Set<string> = new Set(),
): string[] {
  const info = seen.has(id) ? null : graph.getModuleInfo(id);
  if (!info) return [];
  seen.add(id);
  const isRoot = info.isEntry || info.dynamicImporters.length > 0;
  const above = info.importers.flatMap((importer) => rootsOf(importer, graph, seen));
  return isRoot ? [id, ...above] : above;
}
