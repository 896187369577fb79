import type { KnipConfig } from 'knip';
import commands from './scripts/commands.json' with { type: 'json' };

/** The configuration that finds unused files, exports and dependencies in the `check` stage. */
export default {
  workspaces: {
    '.': {
      entry: [
        ...Object.values(commands).map((line) => line.split(' ')[0] ?? ''),
        'scripts/*/*.ts',
        // The runners of tests load them by their paths.
        'scripts/testing/reports/*-reporter.ts',
        // publish.ts runs this by its path.
        'scripts/operator/deploy/deploy-functions.ts',
        'rules-tests/*.test.ts',
        'vitest.parts.config.ts',
        'brands/*/*.ts',
      ],
      project: [
        'scripts/**/*.{ts,mjs}',
        '{tools,lint,rules-tests,brands,words}/**/*.ts',
        '*.{ts,js}',
      ],
      ignoreDependencies: [
        // The check stage runs this by its path.
        'typescript-native',
        // The Hosting emulator's own matcher is resolved from firebase-tools.
        'superstatic',
      ],
    },
    // The build puts translations in the place of the English words (words).
    // api-notes.ts finds the notes of all domains.
    contract: { entry: ['src/**/*words.en.ts', 'src/*/notes.ts'], project: ['src/**/*.ts'] },
    functions: {
      entry: ['src/index.ts', 'src/**/*words.en.ts', 'build.ts'],
      project: ['{src,build}/**/*.ts', '*.ts'],
      ignoreDependencies: [
        // This pins the version that firebase-admin brings into the deployed function.
        '@google-cloud/firestore',
        // Google starts the deployed function with this.
        '@google-cloud/functions-framework',
      ],
    },
    web: {
      // The build loads prerender.tsx as a bundle.
      entry: [
        'src/main.tsx',
        '{src,build}/**/*words.en.ts',
        'src/app/client-errors/reporter.ts',
        // A test runs it by its path, as several restaurants.
        'build/first-load/print-first-loads.ts',
        'src/app/prerender/prerender.tsx',
        // The module of the brand's pages imports it (build/brand-pages).
        'src/app/text-page.tsx',
        'src/**/*.browser.test.tsx',
        'testing/setup.ts',
      ],
      project: ['{src,testing}/**/*.{ts,tsx}', 'build/**/*.ts'],
      // The style sheet imports it.
      ignoreDependencies: ['tailwindcss'],
    },
    e2e: {
      // The Playwright configurations can be loaded only by a test run.
      playwright: false,
      entry: ['playwright.config.ts', 'screens/playwright.config.ts', '**/*.{spec,test}.ts'],
      project: ['**/*.ts'],
    },
  },
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
