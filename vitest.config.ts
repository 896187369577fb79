// It chooses the brand, so it comes before all that reads one.
import './scripts/testing/brand-of-tests.ts';
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { brandPagesPlugin } from './web/build/brand-pages/brand-pages-plugin.ts';
import { settingsOf } from './brands/brand-settings.ts';
import { inLanguage, readBrand } from './brands/read-brand.ts';
import { fromRoot } from './scripts/paths.ts';

const generated = ['**/node_modules/**', '**/dist/**', '**/.local/**', '**/.test/**', 'e2e/**'];
const notUnit = [
  '**/*.{emulator,distance,stack}.test.ts',
  '**/*.rules.test.ts',
  '**/*.browser.test.tsx',
];

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

/** The only one about the brand that is chosen: it builds the site with its menu and its pages. */
const chosenBrandTest = 'scripts/build/chosen-site.test.ts';

/** They read words, amounts and times of a brand, and run again as a brand unlike the sample. */
const testsInBrandWords = globSync('{contract,functions,web/src}/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: [...generated, ...notUnit],
}).filter((file) => /in-brand-words|'@brand\//.test(readFileSync(fromRoot(file), 'utf8')));

/**
 * A limit ends what hangs, and says nothing about speed: a test never takes a tenth of it on an idle
 * machine, and a busy one may be as slow as it likes. Figures belong to the bench.
 */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

/** Runs tests as a brand, in English. */
async function asBrand(name: string) {
  const { brand } = await readBrand(name);
  return {
    resolve: { alias: { '@brand': fromRoot('brands', name) } },
    // What the build writes for the function (functions/src/platform/brand.ts).
    env: {
      ...settingsOf(name, inLanguage(brand, 'en')),
      BRAND_LANGUAGE: 'en',
      APP_VERSION: manifest.version,
    },
  };
}

const sample = await asBrand('thymely');
const chosen = await asBrand(process.env.CHOSEN_BRAND || 'thymely');
const other = await asBrand('holz-und-kohle');

/** The files of a worker share its process, so that each library is loaded once. */
const sharedProcess = {
  env: sample.env,
  isolate: false,
  setupFiles: ['./vitest.setup.ts'],
};

/** Notes every query, for firestore.queries.json. */
const queryRecorder = './scripts/testing/queries/record-queries.ts';

/** Each file has a Firestore of its own, and each process accounts of its own. */
const onEmulators = {
  maxWorkers: 2,
  ...patience,
  sequence: { groupOrder: 0 },
  ...sharedProcess,
  setupFiles: [
    ...sharedProcess.setupFiles,
    './functions/src/testing/new-store.setup.ts',
    queryRecorder,
  ],
};

export default defineConfig({
  resolve: sample.resolve,
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
          ...sharedProcess,
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
          exclude: [...generated, ...notUnit, ...unitTests, chosenBrandTest],
          ...sharedProcess,
        },
      },
      {
        extends: true,
        resolve: chosen.resolve,
        test: {
          name: 'chosen-brand',
          ...patience,
          include: [chosenBrandTest],
          ...sharedProcess,
          env: chosen.env,
        },
      },
      {
        extends: true,
        resolve: other.resolve,
        test: {
          name: 'other-brand',
          ...patience,
          include: testsInBrandWords,
          ...sharedProcess,
          env: other.env,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['rules-tests/*.rules.test.ts'],
          ...patience,
          ...sharedProcess,
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
          name: 'distance',
          include: ['functions/src/**/*.distance.test.ts'],
          ...onEmulators,
          // It compares times, so nothing runs beside it in its stage.
          fileParallelism: false,
        },
      },
      {
        test: {
          // This test ends the app of the deployed function, which cannot start twice in a process.
          name: 'daily-sweep',
          include: [dailySweep],
          setupFiles: [queryRecorder],
          ...patience,
          // Vitest wants a group of its own for projects with another number of workers.
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
