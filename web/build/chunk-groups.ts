import type { Rolldown } from 'vite';

/** The entry point of the public pages. */
const entry = 'src/main.tsx';
const publicScreens = ['src/app/home-page.tsx', 'src/app/menu-page.tsx'];
/** The modules of the `dishes` chunk, with the query cache that every caller of the API needs. */
const dishModules = [
  'src/diner/home/standout-dishes.tsx',
  'src/diner/home/clock/thyme-clock.tsx',
  'src/diner/home/clock/hour-link.tsx',
  'src/diner/menu/menu-list.tsx',
  'src/shared/opening-line.tsx',
  'src/api/query-scope.tsx',
];
const session = 'src/lib/session/session.ts';

const authChunk = 'src/lib/auth/auth-chunk.ts';
/** The listeners of orders, which need the provider and are loaded after it. */
const liveChunk = 'src/lib/live/live-chunk.ts';
/**
 * The CSV library with the modules that use it and what those need, one of which needs `main`. A chunk of the library
 * alone would move the bundler's helpers out of `main` into a chunk that every page requests.
 */
const csvModules =
  /\/papaparse\/|\/contract\/src\/ground\/csv\/(?:(?:read|write)-csv-file|decode-file|file-fault|guard-cell|price-cell)\./;

/** What typed text is read with, and sentences are shown with, in the chunk that each such page has loaded. */
const textModules = /\/contract\/src\/ground\/typed-text\.|\/web\/src\/ui\/words-around\./;

/** Small modules that screens of the dashboard share. */
const ownerModules =
  /\/owner\/overview\/overview-text|\/owner\/parts\/(?:compact-\w+|dashboard-notice|delete-button|encoding-in-words|file-columns|focus-soon|outcome-chip|own-currency|save-file|screen-heading|section|table-parts|use-settled|dish\/(?:bulk-words|category-looks|declared-in-words|dish-picture))\.|\/contract\/src\/(?:ground\/csv\/(?:fold-words|list-cell)|ground\/amount-text|menu\/csv-columns)\./;

/** Small modules that screens of guests and of staff share. */
const screenModules =
  /\/web\/src\/(?:lib\/(?:toggled|auth\/google\/(?:preparation|use-google-window|words))|diner\/account\/google-note|ui\/(?:inner-page|phone-link)|ui\/fields\/(?:characters-left(?:-words)?|field-place)|shared\/options\/(?:choice-rule|words)|shared\/choices\/choice-words|shared\/diets\/allergen-words)\.|\/contract\/src\/ground\/option-limits\./;

/** What the kitchen's check, which shows its frame, shares with its first screen. */
const kitchenModules =
  /\/web\/src\/(?:app\/guards\/kitchen-|staff\/screen\/(?:start-head|words)\.)/;

const staffScreen = /\/web\/src\/(?:owner|staff)\//;
const icon = /\/lucide-react\/.*\/icons\//;

/** Small modules that the cart and all screens of orders share: each chunk adds a name to the list in `main`. */
const orderModules =
  /\/contract\/src\/(?:orders\/(?:called-order|endpoints|order-states)|ordering\/included-tax)\.|\/model\/(?:printed-time|format-rate)\.|\/shared\/(?:tax|similar)\//;

/** The first of the sign-in screens, which work without the dishes. */
const signIn = 'src/diner/account/login-screen.tsx';

/**
 * Decides how the public pages are split into chunks. By default the bundler makes a chunk for
 * every set of screens that share something, and a page requests two dozen tiny files.
 *
 * - `main`: what every page runs first, and the little that public screens share;
 * - `common`: what the sign-in provider shares with others, and the dishes with the sign-in
 *   screens: authenticated calls, messages;
 * - `auth-chunk`: the sign-in provider, with what the listeners of orders need of it;
 * - `dishes`: the query library and the menu's cards, loaded once the page is idle;
 * - `owner-parts`: small things of the dashboard, each of which would be a chunk;
 * - `orders`: what the screens of orders share, in the kitchen and outside of it;
 * - `screen-parts`: small things of screens that are not public pages;
 * - `icons`, `staff-icons`: those that the public pages do not show, each of which would be a chunk.
 *
 * The bundler itself splits the public screens and everything else.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  const name = (id: string, graph: Rolldown.ChunkingContext): string | null => {
    if (id.endsWith('.css')) return null;
    if (csvModules.test(id)) return 'csv';
    if (textModules.test(id)) return 'common';
    if (ownerModules.test(id)) return 'owner-parts';
    if (kitchenModules.test(id)) return 'kitchen-parts';
    const roots = rootsOf(id, graph);
    return chunkFor(roots) ?? modulesFor(id, roots);
  };
  // Imports need no following: they are in the same chunk or in one that is loaded earlier.
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'public', name }] };
}

/** Small modules that several screens share, each of which would be a chunk. */
function modulesFor(id: string, roots: string[]): string | null {
  if (orderModules.test(id)) return 'orders';
  if (screenModules.test(id)) return 'screen-parts';
  if (!icon.test(id) || publicScreens.some((screen) => isReached(screen, roots))) return null;
  return roots.every((root) => staffScreen.test(root)) ? 'staff-icons' : 'icons';
}

function isReached(file: string, roots: string[]): boolean {
  return roots.some((root) => root.endsWith(`/${file}`));
}

function chunkFor(roots: string[]): string | null {
  const isReachedFrom = (file: string) => isReached(file, roots);
  const isReachedOnlyFrom = (...files: string[]) =>
    roots.every((root) => files.some((file) => root.endsWith(`/${file}`)));
  if (isReachedFrom(entry)) return 'main';
  if (publicScreens.some(isReachedFrom)) return roots.length > 1 ? 'main' : null;
  if (isReachedFrom(session)) return 'common';
  if (isReachedFrom(authChunk)) {
    return isReachedOnlyFrom(authChunk, liveChunk) ? 'auth-chunk' : 'common';
  }
  if (!dishModules.some(isReachedFrom)) return null;
  return isReachedFrom(signIn) ? 'common' : 'dishes';
}

/** Returns the entries and dynamic imports that lead to a module through static imports. */
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
