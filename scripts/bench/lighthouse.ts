import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/harness/find-browser.ts';
import { UserError } from '../command.ts';

/**
 * Lighthouse brings a sixth of all files of the repository's packages, and only the bench needs it:
 * npm fetches it for the first run and keeps it.
 */
const lighthouse = 'lighthouse@13.5.0';

/** What the bench reads of Lighthouse's result, whose other fields are left out. */
export type LighthouseResult = {
  runtimeError?: { message: string };
  /** Where the page has led to. */
  finalDisplayedUrl?: string;
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number; errorMessage?: string } | undefined>;
};

const run = promisify(execFile);

let found: Promise<string> | undefined;

type Audit = {
  /** Where a browser listens that runs already, and whose storage stays. */
  port?: number | undefined;
  /** Whether the page keeps a listener open, so that Lighthouse, which waits until no call is open, never sees its end. */
  isListening?: boolean | undefined;
};

/**
 * Google's window is not asked for: what a page weighs must not depend on whether it can be reached from here, and Lighthouse
 * counts a failed call among the page's faults.
 */
const unasked = 'https://apis.google.com/*';

/** Long enough for all that such a page loads; Lighthouse would wait 45 s. */
const listeningPageMs = 10_000;

/**
 * Audits a page in a browser of its own, where nothing is cached, or in the one at a port.
 * @throws {UserError} with the reason, if the page could not be audited
 */
export async function auditOnce(
  url: string,
  { port, isListening }: Audit = {},
): Promise<LighthouseResult> {
  const { executablePath = chromium.executablePath(), args = [] } = await findBrowser();
  const where = port
    ? [`--port=${port}`, '--disable-storage-reset', '--only-categories=performance']
    : [`--chrome-flags=${args.join(' ')}`, `--blocked-url-patterns=${unasked}`];
  const script = await (found ??= findLighthouse());
  const longest = isListening ? [`--max-wait-for-load=${listeningPageMs}`] : [];
  const flags = ['--output=json', '--quiet', ...where, ...longest];
  const { stdout } = await run(process.execPath, [script, url, ...flags], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 2 ** 20,
  }).catch(({ stderr }: { stderr?: string }) => {
    throw new UserError(`Lighthouse could not audit ${url}: ${lastLines(stderr ?? '')}`);
  });
  const result = JSON.parse(stdout) as LighthouseResult;
  const fault = faultOf(result, url);
  if (fault !== undefined) throw new UserError(`Lighthouse could not audit ${url}: ${fault}`);
  return result;
}

/** Says why a result is not about the page, if it is not. */
export function faultOf(result: LighthouseResult, url: string): string | undefined {
  if (result.runtimeError) return result.runtimeError.message;
  const { finalDisplayedUrl = url } = result;
  const shown = new URL(finalDisplayedUrl).pathname;
  return shown === new URL(url).pathname ? undefined : `the page led to ${shown}.`;
}

/** Has npm fetch Lighthouse unless it has it, and returns its script, which needs the project's own Node. */
async function findLighthouse(): Promise<string> {
  const call = ['exec', '--yes', `--package=${lighthouse}`, '--call', 'node -p process.env.PATH'];
  const { stdout } = await run('npm', call, { shell: process.platform === 'win32' }).catch(
    ({ stderr }: { stderr?: string }) => {
      throw new UserError(`npm could not fetch ${lighthouse}: ${lastLines(stderr ?? '')}`);
    },
  );
  const scripts = stdout
    .trim()
    .split(delimiter)
    .map((folder) => join(folder, '../lighthouse/cli/index.js'));
  const script = scripts.find((path) => existsSync(path));
  if (script === undefined) throw new UserError(`npm has no ${lighthouse}.`);
  return script;
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-3).join('\n');
}
