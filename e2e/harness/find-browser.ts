import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import packagedChromium from '@sparticuz/chromium';

/** The browser arguments, without the slow software rendering of the packaged Chromium. */
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--no-first-run',
];

/**
 * Returns the Chromium from npm if there is one for the platform, else Playwright's own (`npx
 * playwright install chromium`), else an installed Chrome.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  if (process.platform === 'linux' && process.arch === 'x64') {
    return { executablePath: await packagedChromium.executablePath(), args };
  }
  if (existsSync(chromium.executablePath())) return { args };
  return { channel: 'chrome', args };
}
