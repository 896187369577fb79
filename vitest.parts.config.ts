import './scripts/testing/brand-of-tests.ts';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './e2e/harness/find-browser.ts';
import { fromRoot } from './scripts/paths.ts';
import { answeringServer } from './scripts/testing/parts/answering-server.ts';
import { commands } from './scripts/testing/parts/commands.ts';
import { viteOptions } from './web/build/vite-options.ts';
import { readWebSettings } from './web/build/web-settings.ts';

/** No part gets as far as the emulators. */
const noEmulators = {
  authEmulatorUrl: 'http://auth.invalid',
  firestoreEmulatorUrl: 'http://firestore.invalid',
};

/** The sample accounts of the login page, and who stands in for a person's accounts at Google. */
const sampleAccounts = {
  accounts: [
    { name: 'Sample Sam', role: 'user', email: 'sam@thymely.test', password: 'long enough' },
  ],
  googleAccounts: [{ sub: 'google', name: 'Gina Guest', email: 'gina@thymely.test' }],
};

const {
  plugins,
  define = {},
  resolve = {},
  optimizeDeps,
  root = '',
} = viteOptions(readWebSettings({ mode: 'emulator', ...noEmulators, sampleAccounts }, {}));

/**
 * Tests of parts of pages in a real browser, with the plugins and settings of the site's build. All
 * files share one page, so that each module is loaded once. They have a file of their own, because
 * the browser and the plugins take longer to load than many a unit test.
 */
export default defineConfig({
  root,
  define,
  resolve,
  plugins: [plugins, answeringServer],
  // A library that is found only later would reload the page amid a test. What was found for an
  // earlier state of the sources does not count.
  optimizeDeps: {
    ...optimizeDeps,
    entries: ['src/main.tsx', 'src/**/*.worker.ts', 'src/**/*.browser.test.tsx'],
    force: true,
  },
  test: {
    name: 'parts',
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: [fromRoot('web/testing/setup.ts')],
    isolate: false,
    fileParallelism: false,
    api: { host: '127.0.0.1' },
    // Limits end what hangs, as in vitest.config.ts.
    testTimeout: 120_000,
    // As for browser tests: once more, and the run names it.
    retry: 1,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: await findBrowser(),
        // Nothing is gained by waiting for what only moves.
        contextOptions: { locale: 'en-US', reducedMotion: 'reduce' },
        actionTimeout: 30_000,
      }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
      // A failure is read as words: nothing is noted of each step of a test.
      traceView: 'off',
      viewport: { width: 1280, height: 900 },
      commands,
    },
  },
});
