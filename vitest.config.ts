import { defineConfig } from 'vitest/config';

const generated = ['**/node_modules/**', '**/dist/**', '**/.local/**', '**/.test/**', 'e2e/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Some start a build or ESLint, which takes its time on a busy machine.
          testTimeout: 60_000,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...generated, '**/*.{emulator,stack}.test.ts', '**/*.rules.test.ts'],
        },
      },
      {
        test: {
          name: 'rules',
          include: ['rules-tests/*.rules.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['{functions,scripts,rules-tests}/**/*.emulator.test.ts'],
          exclude: generated,
          // One Firestore is shared by all files: they run one after another.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'stack',
          include: ['scripts/**/*.stack.test.ts'],
          exclude: generated,
          // They build and start the whole product.
          fileParallelism: false,
          testTimeout: 240_000,
        },
      },
    ],
  },
});
