import { defineConfig } from '@playwright/test';
import { findBrowser } from './harness/find-browser.ts';
import { stack } from './harness/stack.ts';

export default defineConfig({
  testDir: 'specs',
  outputDir: '../.test/e2e',
  // One stack, one browser: journeys must not slow each other down. A test that passes on the
  // second try is a failing test.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: stack.siteUrl,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A fifth of the time otherwise; `-- --trace retain-on-failure` when there is a failure to see.
    trace: 'off',
    launchOptions: await findBrowser(),
  },
});
