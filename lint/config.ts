import { caseFiles } from './case-changes.ts';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import type { OxlintConfig, OxlintOverride } from 'oxlint';
import { patternRules, plainJavaScriptRules, reactRules, type Rules, rules } from './rules.ts';
import { longFunctions, mostLines, sizeRule } from './sizes.ts';
import { webAreas, workspaces } from './folders.ts';
import { packageImports, restrictedPackages } from './packages.ts';
import { importZones } from './zones.ts';

const restrictedFirebase = {
  group: ['firebase-admin', 'firebase-admin/*', '@google-cloud/*'],
  message: 'Only index.ts, *.firestore.ts and *.auth.ts know firebase-admin.',
  allowTypeImports: false,
};

const restrictedStores = {
  group: ['**/*.firestore.ts'],
  message: 'Use cases take their store as an argument: import its type, index.ts passes it in.',
  allowTypeImports: true,
};

const queryRules: Rules = {
  'query/exhaustive-deps': 'error',
  'query/infinite-query-property-order': 'error',
  'query/mutation-property-order': 'error',
  'query/no-rest-destructuring': 'error',
  'query/no-unstable-deps': 'error',
  'query/stable-query-client': 'error',
};

/** The configuration of oxlint for the folders of a repository. */
export function lintConfig(root: string): OxlintConfig {
  return {
    plugins: ['eslint', 'typescript', 'react', 'import'],
    // Names of plugins that oxlint has as well are reserved for its own.
    jsPlugins: [
      { name: 'imports', specifier: 'eslint-plugin-import-x' },
      { name: 'a11y', specifier: 'eslint-plugin-jsx-a11y-x' },
      { name: 'query', specifier: '@tanstack/eslint-plugin-query' },
      { name: 'regexp', specifier: 'eslint-plugin-regexp' },
      join(import.meta.dirname, 'own-rules.ts'),
    ],
    categories: { correctness: 'off' },
    options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
    ignorePatterns: [
      '**/node_modules',
      '**/dist',
      '**/.local',
      '**/.test',
      '.screens',
      '**/coverage',
    ],
    settings: {
      // Reached through tsconfig and exports, never published.
      'import-x/internal-regex': '^@thymely/',
    },
    rules: {
      ...rules,
      'thymely/no-literal-spread': 'error',
      'thymely/patient-waits': 'error',
      'imports/no-restricted-paths': [
        'error',
        { basePath: root, zones: importZones(roomsIn(root)) },
      ],
    },
    overrides: [...declaredImports(root), ...packageImports(), ...sizes, ...folders],
  };
}

const folders: OxlintOverride[] = [
  {
    // Command-line tools talk to their user.
    files: ['scripts/**', 'tools/**', 'web/build/**', 'functions/build.ts', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['functions/src/**/*.ts'],
    excludeFiles: [
      'functions/src/**/*.test.ts',
      'functions/src/testing/**',
      'functions/src/index.ts',
      'functions/src/**/*.{firestore,auth}.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [restrictedFirebase, restrictedStores, restrictedPackages('functions')] },
      ],
    },
  },
  {
    files: ['web/{src,testing}/**/*.{ts,tsx}'],
    rules: { ...reactRules, ...queryRules, ...accessibilityRules() },
  },
  {
    files: ['{contract,functions,web}/src/**/*.{ts,tsx}'],
    excludeFiles: [
      '**/*.test.{ts,tsx}',
      '**/*words.en.ts',
      '**/testing/**',
      'functions/src/api-tests/**',
      // Developers and operators read these: the reference of the API, reports and a terminal.
      'contract/src/{**/*notes,health.schema}.ts',
      // These quote the headings of other systems.
      'contract/src/menu-file/known-exports/**',
      'web/src/app/client-errors/**',
      'functions/src/users/grant-admin.ts',
    ],
    rules: { 'thymely/no-fixed-words': 'error' },
  },
  {
    files: ['{contract,web}/src/**/*.{ts,tsx}'],
    excludeFiles: ['**/*.test.{ts,tsx}', '**/*words.en.ts', '**/testing/**', ...caseFiles],
    rules: { 'thymely/no-case-change': 'error' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    excludeFiles: [
      '**/*.test.{ts,tsx}',
      // They make the functions that others load with, and load styles while developing.
      'web/src/app/lazy.tsx',
      'web/src/main.tsx',
    ],
    rules: { 'thymely/no-bare-import': 'error' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    excludeFiles: ['**/*.test.{ts,tsx}'],
    rules: { 'thymely/no-raw-key': 'error' },
  },
  {
    files: ['web/src/**/*.browser.test.tsx'],
    rules: { 'thymely/renewed-queries': 'error' },
  },
  {
    // They read what people, files and bodies say.
    files: ['{contract,functions,web}/**/*.{ts,tsx}'],
    excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: patternRules,
  },
  {
    // Playwright's fixtures call a function named `use`, which is no hook.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
  { files: ['**/*.{js,mjs}'], env: { node: true, es2024: true }, rules: plainJavaScriptRules },
];

const sizes: OxlintOverride[] = [
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    excludeFiles: [
      '**/*.{test,spec}.{ts,tsx}',
      'functions/src/testing/**',
      'e2e/**',
      'rules-tests/**',
    ],
    rules: { 'max-lines-per-function': ['error', sizeRule(mostLines)] },
  },
  ...Object.entries(longFunctions).map(([file, max]) => ({
    files: [file],
    rules: { 'max-lines-per-function': ['error', sizeRule(max)] } as Rules,
  })),
];

function accessibilityRules(): Rules {
  const enforced = Object.entries(jsxA11y.configs.strict.rules).filter(
    ([, options]) => options !== 'off',
  );
  return Object.fromEntries(
    enforced.map(([name, options]) => [name.replace('jsx-a11y-x/', 'a11y/'), options]),
  ) as Rules;
}

/** Whatever a workspace imports, its own package.json declares, or for tests the root's. */
function declaredImports(root: string): OxlintOverride[] {
  const declaredBy = (folders: string[], files: string[]): OxlintOverride => {
    const packageDir = folders.map((folder) => join(root, folder));
    const options = { packageDir, includeTypes: true };
    return { files, rules: { 'imports/no-extraneous-dependencies': ['error', options] } };
  };
  return [
    declaredBy(['.'], ['**/*.{js,mjs,ts,tsx}']),
    ...Object.keys(workspaces).map((folder) => declaredBy([folder], [`${folder}/**`])),
    ...['contract', 'functions', 'web'].map((folder) =>
      declaredBy(
        [folder, '.'],
        [`${folder}/**/*.test.{ts,tsx}`, `${folder}/src/testing/**`, `${folder}/testing/**`],
      ),
    ),
  ];
}

/** The rooms of each area of web/src: the folders directly inside it. */
function roomsIn(root: string): Record<string, string[]> {
  return Object.fromEntries(
    webAreas.map((area) => [
      area,
      globSync(`web/src/${area}/*/`, { cwd: root }).map((folder) =>
        folder.replace(/\/$/, '').replace(/^.*\//, ''),
      ),
    ]),
  );
}
