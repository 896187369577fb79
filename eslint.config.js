import { globSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import queryPlugin from '@tanstack/eslint-plugin-query';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { longFunctions, mostLines, sizeRule } from './eslint.sizes.ts';
import { importZones, webAreas, workspaces } from './eslint.zones.ts';

const rooms = Object.fromEntries(webAreas.map((area) => [area, foldersIn(`web/src/${area}`)]));

const restrictedFirebase = [
  {
    group: ['firebase-admin', 'firebase-admin/*', '@google-cloud/*'],
    message: 'Only index.ts, *.firestore.ts and *.auth.ts know firebase-admin.',
    allowTypeImports: false,
  },
];

const restrictedStores = [
  {
    group: ['**/*.firestore.ts'],
    message: 'Use cases take their store as an argument: import its type, index.ts passes it in.',
    allowTypeImports: true,
  },
];

/** Under the name that the comments in the code know: jsx-a11y. */
const a11y = {
  plugins: { 'jsx-a11y': jsxA11y },
  rules: Object.fromEntries(
    Object.entries(jsxA11y.configs.strict.rules).map(([name, options]) => [
      name.replace('jsx-a11y-x/', 'jsx-a11y/'),
      options,
    ]),
  ),
};

export default defineConfig(
  globalIgnores(['**/node_modules', '**/dist', '**/.local', '**/.test', '.screens', '**/coverage']),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    plugins: { 'import-x': importX },
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'scripts/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
      globals: globals.node,
    },
    settings: {
      // Reached through tsconfig and exports, never published.
      'import-x/internal-regex': '^@thymely/',
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs'] }),
      ],
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
          message: 'Write the fields of a literal on lines of their own instead of spreading it.',
        },
      ],
      // Packages cannot import us back: looking into them would only cost time.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: importZones(rooms) },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An async function without await still turns a throw into a rejection, which callers rely on.
      '@typescript-eslint/require-await': 'off',
    },
  },
  // Whatever a workspace imports, its own package.json declares.
  ...['.', ...Object.keys(workspaces)].map((folder) => declaredBy([folder], sourcesIn(folder))),
  // What only tests use is declared once for all workspaces.
  ...['contract', 'functions', 'web'].map((folder) =>
    declaredBy(
      [folder, '.'],
      [`${folder}/**/*.test.{ts,tsx}`, `${folder}/src/testing/**`, `${folder}/testing/**`],
    ),
  ),
  {
    files: sourcesIn('.'),
    ignores: ['**/*.{test,spec}.{ts,tsx}', 'functions/src/testing/**', 'e2e/**', 'rules-tests/**'],
    rules: { 'max-lines-per-function': ['error', sizeRule(mostLines)] },
  },
  ...Object.entries(longFunctions).map(([file, max]) => ({
    files: [file],
    rules: { 'max-lines-per-function': ['error', sizeRule(max)] },
  })),
  {
    // Command-line tools talk to their user.
    files: ['scripts/**', 'tools/**', 'web/build/**', 'functions/build.ts', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['functions/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'functions/src/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [...restrictedFirebase, ...restrictedStores] },
      ],
    },
  },
  {
    files: [
      'functions/src/index.ts',
      'functions/src/**/*.firestore.ts',
      'functions/src/**/*.auth.ts',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['web/{src,testing}/**/*.{ts,tsx}'],
    extends: [a11y, reactHooks.configs.flat.recommended, queryPlugin.configs['flat/recommended']],
    languageOptions: { globals: globals.browser },
  },
  {
    // Playwright's fixtures call a function named `use`, which is no hook.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
  },
);

function sourcesIn(folder) {
  return [join(folder, '**/*.{js,mjs,ts,tsx}')];
}

/** The rule that imports are declared in the package.json of one of the folders. */
function declaredBy(folders, files) {
  const packageDir = folders.map((folder) => join(import.meta.dirname, folder));
  const options = { packageDir, includeTypes: true };
  return { files, rules: { 'import-x/no-extraneous-dependencies': ['error', options] } };
}

/** Names of the folders directly inside a folder; none when it does not exist. */
function foldersIn(path) {
  return globSync(`${path}/*/`, { cwd: import.meta.dirname }).map((folder) =>
    folder.replace(/\/$/, '').replace(/^.*\//, ''),
  );
}
