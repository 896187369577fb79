import type { KnipConfig } from 'knip';

/** What nothing uses: files, exports and dependencies. Run by the `check` stage. */
export default {
  workspaces: {
    '.': {
      entry: ['scripts/*/*.ts', 'rules-tests/*.test.ts'],
      project: ['scripts/**/*.{ts,mjs}', 'tools/**/*.ts', 'rules-tests/**/*.ts', '*.{ts,js}'],
      ignoreDependencies: [
        // The check stage runs it by its path.
        'typescript-native',
        // The Hosting emulator's own matcher, resolved from firebase-tools.
        'superstatic',
      ],
    },
    contract: { project: ['src/**/*.ts'] },
    functions: {
      entry: ['src/index.ts', 'build.ts'],
      project: ['src/**/*.ts', '*.ts'],
      ignoreDependencies: [
        // Pins the version that firebase-admin brings into the deployed function.
        '@google-cloud/firestore',
        // body-guard.emulator.test.ts runs it by its path.
        '@google-cloud/functions-framework',
      ],
    },
    web: {
      // The build loads prerender.tsx as a bundle.
      entry: [
        'src/main.tsx',
        'src/app/client-errors/reporter.ts',
        'src/app/prerender/prerender.tsx',
      ],
      project: ['src/**/*.{ts,tsx}', 'build/**/*.ts'],
      // Read by their paths, or imported by the style sheet.
      ignoreDependencies: ['@fontsource-variable/outfit', 'tailwindcss'],
    },
    e2e: {
      // Its configurations can be loaded only by a test run.
      playwright: false,
      entry: ['playwright.config.ts', 'screens/playwright.config.ts', '**/*.{spec,test}.ts'],
      project: ['**/*.ts'],
    },
  },
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
