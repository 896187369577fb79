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
  'src/diner/cart/side-cart/side-cart-column.tsx',
  'src/shared/opening-line.tsx',
  'src/api/query-scope.tsx',
];
const session = 'src/lib/session/session.ts';

const authChunk = 'src/lib/auth/auth-chunk.ts';
/** The listeners of orders, which need the provider and are loaded after it. */
const liveChunk = 'src/lib/live/live-chunk.ts';
/** The first of the sign-in screens, which work without the dishes. */
const signIn = 'src/diner/account/login-screen.tsx';

/** The screens that decide by what they reach. */
export const decidingScreens = [
  entry,
  publicScreens,
  dishModules,
  session,
  authChunk,
  liveChunk,
  signIn,
].flat();

/** Paths of small modules, each without its ending, that are in one chunk wherever they are needed. */
export const smallModules = {
  /**
   * What uses the CSV library and what that needs, one of which needs `main`. A chunk of the library
   * alone would move the bundler's helpers out of `main` into a chunk that every page requests.
   */
  csv: [
    'contract/src/ground/csv/file-fault',
    'contract/src/ground/csv/guard-cell',
    'contract/src/ground/csv/words.en',
    'contract/src/ground/csv/write-csv-file',
  ],
  /** What typed text is read with, and sentences are shown with, in the chunk that each such page has loaded. */
  text: [
    'contract/src/ground/text/typed-count',
    'contract/src/ground/text/typed-text',
    'contract/src/orders/phone-number',
    'web/src/ui/words-around',
  ],
  /** What screens of the dashboard share. */
  owner: [
    'contract/src/ground/csv/decimal-mark',
    'contract/src/ground/csv/file-encodings',
    'contract/src/ground/csv/fold-words',
    'contract/src/ground/csv/list-cell',
    'contract/src/ground/csv/price-cell',
    'contract/src/ground/price/amount-text',
    'contract/src/ground/price/parse-price',
    'contract/src/ground/price/price-words.en',
    'contract/src/menu/csv-columns',
    'contract/src/menu/further-facts',
    'contract/src/menu/on-menu',
    'contract/src/menu/served-cell',
    'contract/src/menu/size-id',
    'contract/src/menu/sizes-cell',
    'contract/src/options/same-group',
    'web/src/api/menu/menu-editing',
    'web/src/api/versions',
    'web/src/lib/pictures/is-linked',
    'web/src/lib/save-file',
    'web/src/lib/worker/ask-worker',
    'web/src/owner/overview/overview-text',
    'web/src/owner/overview/overview-text-words.en',
    'web/src/owner/parts/change-arrow',
    'web/src/owner/parts/change/restaurant-days',
    'web/src/owner/parts/closed-note',
    'web/src/owner/parts/compact-select',
    'web/src/owner/parts/delete-button',
    'web/src/owner/parts/dish/bulk-words',
    'web/src/owner/parts/dish/category-looks',
    'web/src/owner/parts/dish/declared-in-words',
    'web/src/owner/parts/dish/dish-picture',
    'web/src/owner/parts/dish/words.en',
    'web/src/owner/parts/done-bar',
    'web/src/owner/parts/file/dated-file-name',
    'web/src/owner/parts/file/encoding-in-words',
    'web/src/owner/parts/file/file-columns',
    'web/src/owner/parts/file/read-in-worker',
    'web/src/owner/parts/file/reading-note',
    'web/src/owner/parts/file/use-file-reader',
    'web/src/owner/parts/file/words.en',
    'web/src/owner/parts/first-named',
    'web/src/owner/parts/first-steps',
    'web/src/owner/parts/focus-soon',
    'web/src/owner/parts/link-tabs',
    'web/src/owner/parts/next-steps',
    'web/src/owner/parts/options/review-options',
    'web/src/owner/parts/orders-tabs',
    'web/src/owner/parts/outcome-chip',
    'web/src/owner/parts/refusal',
    'web/src/owner/parts/save-bar',
    'web/src/owner/parts/screen-heading',
    'web/src/owner/parts/section',
    'web/src/owner/parts/switch',
    'web/src/owner/parts/table-parts',
    'web/src/owner/parts/typed/own-currency',
    'web/src/owner/parts/typed/typed-number',
    'web/src/owner/parts/use-settled',
    'web/src/owner/parts/words.en',
    'web/src/owner/words.en',
  ],
  /** What screens of guests and of staff share. */
  screens: [
    'contract/src/ground/text/beginning-of',
    'contract/src/ground/text/fold-text',
    'web/src/diner/account/google-note',
    'web/src/lib/auth/google/preparation',
    'web/src/lib/auth/google/use-google-window',
    'web/src/lib/auth/google/words.en',
    'web/src/lib/push/followed-orders',
    'web/src/lib/toggled',
    'web/src/lib/use-drawn-in-slices',
    'web/src/lib/use-room-at-bottom',
    'web/src/shared/ask-to-delete',
    'web/src/shared/file-name',
    'web/src/ui/chip',
    'web/src/ui/disclosure-arrow',
    'web/src/ui/fields/characters-left',
    'web/src/ui/fields/characters-left-words.en',
    'web/src/ui/fields/field-place',
    'web/src/ui/inner-page',
    'web/src/ui/phone-link',
  ],
  /** What is said about dishes, their options and the hours, on screens that are not public pages. */
  dishParts: [
    'contract/src/ground/option-limits',
    'contract/src/ground/price/format-rate',
    'contract/src/menu/declarations',
    'contract/src/menu/declarations-words.en',
    'contract/src/options/counted-choices',
    'contract/src/ordering/answer-time',
    'contract/src/ordering/business-day',
    'contract/src/ordering/instant-of-wall',
    'contract/src/ordering/open-minutes',
    'contract/src/ordering/opening-hours',
    'contract/src/ordering/tax-thousandths',
    'contract/src/orders/notice',
    'web/src/api/cart/whole-cart',
    'web/src/api/users',
    'web/src/diner/parts/page-places',
    'web/src/model/reordered',
    'web/src/shared/choices/choice-words',
    'web/src/shared/diets/allergen-words',
    'web/src/shared/diets/contained-in-words',
    'web/src/shared/diets/declaration-words.en',
    'web/src/shared/diets/dish-filter',
    'web/src/shared/diets/tab-filter',
    'web/src/shared/diets/words.en',
    'web/src/shared/dish-thumb',
    'web/src/shared/line-picture',
    'web/src/shared/options/choice-rule',
    'web/src/shared/options/words.en',
    'web/src/ui/pictures/plated-art',
  ],
  /** Fields and dialogs. */
  forms: [
    'web/src/ui/dialogs/close-dialog',
    'web/src/ui/dialogs/dialog',
    'web/src/ui/dialogs/modal',
    'web/src/ui/dialogs/second-tap',
    'web/src/ui/fields/field',
    'web/src/ui/fields/select-field',
    'web/src/ui/fields/typed-email',
  ],
  /** What signing in shares with changes of the account. */
  account: [
    'web/src/lib/auth/account-changes',
    'web/src/lib/auth/sign-in',
    'web/src/lib/auth/sign-in-error',
  ],
  /** What the form to log in consists of, which the check of the dashboard shows, too. */
  signIn: [
    'web/src/diner/account/login-form',
    'web/src/diner/account/password/reset-mail-note',
    'web/src/diner/account/password/use-reset-mail',
    'web/src/diner/account/password/words.en',
    'web/src/diner/account/sign-in-parts',
    'web/src/diner/account/use-sign-in',
    'web/src/lib/auth/password-reset',
    'web/src/ui/fields/password-field',
    'web/src/ui/fields/use-filled-form',
  ],
  /** What the board and all screens of the dashboard about orders say. */
  kitchenWords: [
    'web/src/shared/kitchen/kitchen-words',
    'web/src/shared/kitchen/pause-words.en',
    'web/src/shared/kitchen/words.en',
    'web/src/ui/messages/use-failure',
  ],
  /** What the board shares with the orders and the overview of the dashboard. */
  staff: [
    'contract/src/kitchen/text-limits',
    'web/src/api/sold-out',
    'web/src/model/end-of-today',
    'web/src/shared/kitchen/board-columns',
    'web/src/shared/kitchen/doubt-note',
    'web/src/shared/kitchen/outcome-of',
    'web/src/shared/kitchen/pause-button',
    'web/src/shared/kitchen/pause-reason',
    'web/src/shared/kitchen/rest-of-today',
    'web/src/shared/kitchen/use-kitchen-steps',
  ],
  /** What the list of a diner's orders shares with the page of one. */
  dinerOrders: [
    'web/src/api/orders/reorder',
    'web/src/diner/orders/live-orders',
    'web/src/diner/orders/order-words',
    'web/src/diner/orders/order/order-clock',
    'web/src/diner/orders/order/until-ready',
    'web/src/diner/orders/order/words.en',
    'web/src/diner/orders/overdue',
    'web/src/diner/orders/use-is-in-sight',
    'web/src/diner/orders/use-live-orders',
    'web/src/diner/orders/words.en',
    'web/src/diner/parts/order-again',
    'web/src/diner/parts/order-again-words.en',
    'web/src/diner/parts/use-order-again',
  ],
  /** What the checks of the staff, which show a frame, share with the kitchen's first screen. */
  kitchen: [
    'web/src/app/guards/kitchen-frame',
    'web/src/app/guards/kitchen-only',
    'web/src/app/guards/staff-check',
    'web/src/owner/parts/dashboard-notice',
    'web/src/staff/screen/start-head',
    'web/src/staff/screen/words.en',
  ],
  /** What the cart and all screens of orders share: each chunk adds a name to the list in `main`. */
  orders: [
    'contract/src/ordering/included-tax',
    'contract/src/orders/allowed-steps',
    'contract/src/orders/called-order',
    'contract/src/orders/endpoints',
    'contract/src/orders/order-states',
    'contract/src/orders/promise',
    'web/src/diner/orders/use-restaurant-now',
    'web/src/model/in-table',
    'web/src/model/printed-time',
    'web/src/shared/choices/line-size',
    'web/src/shared/kitchen/dish-and-size',
    'web/src/shared/kitchen/ring/sound',
    'web/src/shared/similar/*',
    'web/src/shared/state-chip',
    'web/src/shared/tax/*',
  ],
};

const papaparse = /\/papaparse\//;
const staffScreen = /\/web\/src\/(?:owner|staff)\//;
const icon = /\/lucide-react\/.*\/icons\//;

/**
 * Decides how the public pages are split into chunks. By default the bundler makes a chunk for
 * every set of screens that share something, and a page requests two dozen tiny files.
 *
 * - `main`: what every page runs first, and the little that public screens share;
 * - `common`: what the sign-in provider shares with others, and the dishes with the sign-in
 *   screens: authenticated calls, messages;
 * - `auth-chunk`: the sign-in provider, with what the listeners of orders need of it;
 * - `dishes`: the query library and the menu's cards, loaded once the page is idle;
 * - `csv`: the CSV library with what uses it;
 * - `owner-parts`: small things of the dashboard, each of which would be a chunk;
 * - `kitchen-parts`: what the checks of the staff share with the kitchen's first screen;
 * - `staff-parts`, `kitchen-words`: what the board shares with the dashboard;
 * - `form-parts`, `account-parts`, `sign-in-parts`: fields and dialogs, changes of the account, and the form to log in;
 * - `dish-parts`: what is said about dishes, options and hours;
 * - `orders`: what the screens of orders share, in the kitchen and outside of it;
 * - `diner-orders`: what the list of a diner's orders shares with the page of one;
 * - `screen-parts`: small things of screens that are not public pages;
 * - `icons`, `staff-icons`: those that the public pages do not show, each of which would be a chunk.
 *
 * The bundler itself splits the public screens and everything else.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  const name = (id: string, graph: Rolldown.ChunkingContext): string | null => {
    if (id.endsWith('.css')) return null;
    if (papaparse.test(id) || isOneOf(smallModules.csv, id)) return 'csv';
    if (isOneOf(smallModules.text, id)) return 'common';
    if (isOneOf(smallModules.owner, id)) return 'owner-parts';
    if (isOneOf(smallModules.kitchen, id)) return 'kitchen-parts';
    const roots = rootsOf(id, graph);
    return chunkFor(roots) ?? modulesFor(id, roots);
  };
  // Imports need no following: they are in the same chunk or in one that is loaded earlier.
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'public', name }] };
}

function isOneOf(paths: readonly string[], id: string): boolean {
  return paths.some((path) =>
    path.endsWith('/*')
      ? id.includes(`/${path.slice(0, -1)}`)
      : id.endsWith(`/${path}.ts`) || id.endsWith(`/${path}.tsx`),
  );
}

/** Small modules that several screens share, each of which would be a chunk. */
function modulesFor(id: string, roots: string[]): string | null {
  if (isOneOf(smallModules.orders, id)) return 'orders';
  if (isOneOf(smallModules.screens, id)) return 'screen-parts';
  if (isOneOf(smallModules.dishParts, id)) return 'dish-parts';
  if (isOneOf(smallModules.account, id)) return 'account-parts';
  if (isOneOf(smallModules.forms, id)) return 'form-parts';
  if (isOneOf(smallModules.signIn, id)) return 'sign-in-parts';
  if (isOneOf(smallModules.kitchenWords, id)) return 'kitchen-words';
  if (isOneOf(smallModules.staff, id)) return 'staff-parts';
  if (isOneOf(smallModules.dinerOrders, id)) return 'diner-orders';
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
