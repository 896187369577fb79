/**
 * Who may import whom. zones.ts makes zones of `import-x/no-restricted-paths` of it.
 *
 *     web:   app -> diner, staff, owner -> shared -> api -> model -> lib ;  shared -> ui -> lib
 *            never area -> area, never room -> room inside an area: what rooms share lies in its parts/
 *     both:  web -> contract <- functions ;  web never -> functions ;  contract: domains -> ground -> brands
 *     contract, functions:  a folder imports only those before it in `inOrder`, so that no two import each other
 *     words:  builds, scripts, brands and e2e import them ;  they import nothing
 *     scripts:  bench -> testing -> local, build -> sample-data ;  operator never -> testing
 *     tools:  nothing imports them
 */
export const workspaces: Record<string, string[]> = {
  contract: ['brands'],
  functions: ['contract', 'brands', 'words'],
  web: ['contract', 'brands', 'words'],
  e2e: ['contract', 'scripts', 'brands', 'words', 'web/testing'],
};

/** The packages of the repository that a folder imports by name, such as `@thymely/contract/api`. */
export const packagesByName: Record<string, string[]> = {
  ...Object.fromEntries(
    ['brands', 'contract', 'lint', 'rules-tests', 'tools', 'words'].map((folder) => [folder, []]),
  ),
  ...Object.fromEntries(['functions', 'web', 'e2e', 'scripts'].map((each) => [each, ['contract']])),
};

/** The only imports by name besides: brands and contract know some of each other's types and schemas. */
export const packageExceptions: Record<string, string> = {
  'brands/brand.schema.ts': '@thymely/contract/ground/weekdays',
  'brands/categories.schema.ts': '@thymely/contract/categories/served.schema',
};

/** The areas of web/src, by the people who use what is in them. Each consists of rooms. */
export const webAreas = ['diner', 'staff', 'owner'];

const belowAreas = ['shared', 'api', 'ui', 'model', 'lib'];

/** The layers of web/src, each with the layers it may import besides itself. */
export const webLayers: Record<string, string[]> = {
  lib: [],
  model: ['lib'],
  api: ['model', 'lib'],
  // A question asked on a public page needs the styles of all screens.
  ui: ['lib', 'styles'],
  styles: [],
  shared: ['api', 'ui', 'model', 'lib'],
  ...Object.fromEntries(webAreas.map((area) => [area, belowAreas])),
};

/** The folders of a source folder. Each may import those before it, and no file that lies above it. */
export const inOrder: Record<string, string[]> = {
  'contract/src': [
    'ground',
    'client-errors',
    'images',
    'imports',
    'push',
    'session',
    'users',
    'categories',
    'menu',
    'options',
    'menu-file',
    'cart',
    'orders',
    'ordering',
    'audit',
    'jobs',
    'kitchen',
    'records',
    'figures',
  ],
  'functions/src': [
    'platform',
    'sign-in',
    'http',
    'client-errors',
    'audit',
    'menu',
    'options',
    'images',
    'ordering',
    'cart',
    'orders',
    'figures',
    'mail',
    'jobs',
    'push',
    'users',
    'session',
    'kitchen',
    'records',
  ],
};

/** Folders below a source folder that may import only some of those beside them. */
export const bounded: Record<string, Record<string, string[]>> = {
  ...Object.fromEntries(
    Object.entries(inOrder).map(([root, folders]) => [
      root,
      Object.fromEntries(folders.map((folder, n) => [folder, folders.slice(0, n)])),
    ]),
  ),
  'functions/src/orders': {
    order: [],
    payments: ['order'],
    ledger: ['order'],
    checkout: ['order'],
    steps: ['order', 'ledger'],
    reorder: ['order'],
    placement: ['order', 'payments', 'ledger', 'checkout'],
  },
};

/** The folders of scripts, each with the folders it may import besides itself. */
export const scriptFolders: Record<string, string[]> = {
  'sample-data': [],
  local: ['build', 'sample-data'],
  build: ['local', 'sample-data'],
  operator: ['build', 'local', 'sample-data'],
  testing: ['build', 'local', 'sample-data', 'words'],
  bench: ['build', 'local', 'sample-data', 'testing'],
  words: [],
};

/** Files that all folders of scripts may import, and that import none of them. */
export const sharedScripts = [
  'command',
  'count-in-words',
  'format',
  'loopback',
  'one-at-a-time',
  'paths',
  'progress',
  'run-command',
];
