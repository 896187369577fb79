import { globSync } from 'node:fs';
import js from '@eslint/js';
import queryPlugin from '@tanstack/eslint-plugin-query';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importZones } from './eslint.zones.ts';

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
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs'] }),
      ],
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      // Packages cannot import us back: looking into them would only cost time.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: importZones(foldersIn('web/src/features')) },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An async function without await still turns a throw into a rejection, which callers rely on.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    // Command-line tools talk to their user.
    files: ['scripts/**', 'web/build/**', 'functions/build.ts', 'e2e/**'],
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
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat.recommended,
      queryPlugin.configs['flat/recommended'],
    ],
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

/** Names of the folders directly inside a folder; none when it does not exist. */
function foldersIn(path) {
  return globSync(`${path}/*/`, { cwd: import.meta.dirname }).map((folder) =>
    folder.replace(/\/$/, '').replace(/^.*\//, ''),
  );
}
