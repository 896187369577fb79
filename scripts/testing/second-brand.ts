import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { descendantsOf, killAll } from '../local/processes/process-tree.ts';
import { startAside } from '../local/start-aside.ts';
import { step } from '../progress.ts';
import type { TestStack } from './test-emulators.ts';

export const secondBrand = 'forno-da-graca';

/**
 * The second restaurant of the samples, as `BRAND=forno-da-graca npm start` runs it. A test may end
 * it: the environment names the process, and the files of its output and exit code.
 */
export async function startSecondBrand(): Promise<TestStack> {
  const folder = mkdtempSync(join(tmpdir(), 'second-brand-'));
  const files = { output: join(folder, 'output'), exitCode: join(folder, 'exit-code') };
  let child: ChildProcess | undefined;
  const stop = () => {
    endNow(child);
    rmSync(folder, { recursive: true, force: true });
    return Promise.resolve();
  };
  const onChild = (started: ChildProcess) => {
    child = started;
    child.once('exit', (code) => {
      writeFileSync(files.exitCode, String(code));
    });
  };
  // In its own language, which tests of other brands have not (scripts/testing/test.ts).
  const brandEnv = { BRAND: secondBrand, BRAND_LANGUAGE: '' };
  const start = () => startAside({ folder, env: brandEnv, onChild });
  try {
    const { address, output } = await step('Starting the second restaurant', start);
    writeFileSync(files.output, output());
    const started = {
      STARTED_PID: String(child?.pid),
      STARTED_FOLDER: folder,
      STARTED_ADDRESS: address,
      STARTED_OUTPUT: files.output,
      STARTED_EXIT_CODE: files.exitCode,
    };
    return { env: { ...brandEnv, ...started, ...harnessEnv(address) }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The journey uses pages alone; the other addresses of the harness are those of the site. */
function harnessEnv(address: string): Record<string, string> {
  const others = ['E2E_FUNCTION_URL', 'E2E_PROJECT', 'E2E_API_KEY', 'E2E_LOG_FILE'];
  return Object.fromEntries(
    ['E2E_SITE_URL', 'FIREBASE_AUTH_EMULATOR_HOST', ...others].map((each) => [each, address]),
  );
}

function endNow(child: ChildProcess | undefined): void {
  if (child?.pid === undefined || child.exitCode !== null) return;
  // Nothing is left to be told about.
  child.removeAllListeners('exit');
  killAll([...descendantsOf(child.pid), child.pid]);
}
