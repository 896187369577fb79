import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The configuration of `npm run screens`, which takes pictures or looks for words instead of testing. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.test/screens',
  projects: [
    { name: 'screens', testMatch: 'screenshots.fault.spec.ts' },
    // What is not reached is listed; a second try would say the same.
    { name: 'words', testMatch: 'words.fault.spec.ts', retries: 0 },
  ],
  workers: 1,
});
