import { existsSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Returns the same browser with less weight than other programs, where that is known how: three at a time
 * would take most of the processor from stages that wait for nothing else.
 */
export async function findPatientBrowser(): Promise<LaunchOptions> {
  const { executablePath: browser, ...options } = await findBrowser();
  if (browser === undefined) return options;
  const executablePath = join(import.meta.dirname, 'patient-browser.sh');
  return { ...options, executablePath, env: { ...ownEnv(), BROWSER: browser } };
}

function ownEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
