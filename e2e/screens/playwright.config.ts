import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The configuration of `npm run screens`, which takes the pictures instead of testing. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.test/screens',
  projects: [{ name: 'screens' }],
  workers: 1,
});
