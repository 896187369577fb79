import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { brandPagesPlugin } from './web/build/brand-pages/brand-pages-plugin.ts';
import { brandFolder, brandSettings, categoryPages } from './brands/chosen-brand.ts';

const generated = ['**/node_modules/**', '**/dist/**', '**/.local/**', '**/.test/**', 'e2e/**'];
const notUnit = ['**/*.{emulator,stack}.test.ts', '**/*.rules.test.ts', '**/*.browser.test.tsx'];

const unitTests = ['{contract,functions,web/src}/**/*.test.{ts,tsx}'];
const emulatorTests = ['{functions,scripts,rules-tests}/**/*.emulator.test.ts'];
const dailySweep = 'functions/src/daily-sweep.emulator.test.ts';

/**
 * They reach Firestore by REST, as in production, instead of gRPC: placements, codes of refused
 * writes, transactions, an outage, and the folder that is deployed, which also counts.
 */
const restTests = [
  'orders/placement/place-order',
  'options/option-races',
  'users/role-races',
  'api-tests/{outage,deployed-folder}',
].map((test) => `functions/src/${test}.emulator.test.ts`);

/**
 * A limit ends what hangs, and says nothing about speed: a test never takes a tenth of it on an idle
 * machine, and a busy one may be as slow as it likes. Figures belong to the bench.
 */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

/** The files of a worker share their modules, so that each module is loaded once. */
const sharedModules = {
  // What the build writes for the function (functions/src/platform/brand.ts).
  env: {
    ...brandSettings,
    APP_VERSION: manifest.version,
    VITE_CATEGORY_PAGES: categoryPages,
  },
  isolate: false,
  setupFiles: ['./vitest.setup.ts'],
};

/** Notes every query, for firestore.queries.json. */
const queryRecorder = './scripts/testing/queries/record-queries.ts';

/** All files share one Firestore, so they run one after another. */
const onEmulators = {
  fileParallelism: false,
  ...patience,
  sequence: { groupOrder: 0 },
  ...sharedModules,
  setupFiles: [
    ...sharedModules.setupFiles,
    './functions/src/testing/new-store.setup.ts',
    queryRecorder,
  ],
};

export default defineConfig({
  resolve: { alias: { '@brand': brandFolder } },
  plugins: [brandPagesPlugin],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...patience,
          include: unitTests,
          exclude: [...generated, ...notUnit],
          ...sharedModules,
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          // Some tests start a build or ESLint.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // These are all files that belong to no other project.
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...generated, ...notUnit, ...unitTests],
          ...sharedModules,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['rules-tests/*.rules.test.ts'],
          ...patience,
          ...sharedModules,
        },
      },
      {
        test: {
          name: 'api',
          include: emulatorTests,
          exclude: [...generated, dailySweep, ...restTests],
          ...onEmulators,
        },
      },
      {
        test: { name: 'rest', include: restTests, ...onEmulators },
      },
      {
        test: {
          // This test ends the app of the deployed function, which cannot start twice in a process.
          name: 'daily-sweep',
          include: [dailySweep],
          setupFiles: [queryRecorder],
          ...patience,
          // It uses the same Firestore, so it runs after all the others.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'stack',
          include: ['scripts/**/*.stack.test.ts'],
          exclude: generated,
          // One of these tests ends the product that the stage has started, and starts it again.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
