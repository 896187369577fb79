import { defineConfig } from '@playwright/test';
import { findBrowser } from './harness/find-browser.ts';
import { stack } from './harness/stack.ts';

export default defineConfig({
  outputDir: '../.test/e2e',
  // Journeys change the menu, or rely on its not changing: they run one at a time. Beside it run one
  // test of pages and two of screens, which change nothing but accounts of their own. What measures
  // time runs alone.
  workers: 4,
  projects: ['journeys', 'pages', 'screens', 'timing', 'second-brand'].map((name) => ({
    name,
    testDir: `specs/${name}`,
    workers: name === 'screens' ? 2 : 1,
  })),
  // A busy machine may cost one test in hundreds its first try. The run names each such test, and
  // fails when there are more than a few of them (see scripts/testing/reports/tally.ts).
  retries: 1,
  forbidOnly: true,
  // Limits end what hangs, and say nothing about speed: figures belong to the bench.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: stack.siteUrl,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Tracing costs a fifth of the time; `-- --trace retain-on-failure` when there is a failure to see.
    trace: 'off',
    launchOptions: await findBrowser(),
  },
});
