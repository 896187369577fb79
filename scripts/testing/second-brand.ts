import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { descendantsOf, killAll } from '../local/processes/process-tree.ts';
import { startAside } from '../local/start-aside.ts';
import { step } from '../progress.ts';
import type { TestStack } from './test-emulators.ts';

export const secondBrand = 'forno-da-graca';

/** The second restaurant of the samples, as `BRAND=forno-da-graca npm start` runs it. */
export async function startSecondBrand(): Promise<TestStack> {
  const folder = mkdtempSync(join(tmpdir(), 'second-brand-'));
  let pid = 0;
  const stop = () => {
    killAll([...descendantsOf(pid), pid]);
    rmSync(folder, { recursive: true, force: true });
    return Promise.resolve();
  };
  // In its own language, which tests of other brands have not (scripts/testing/test.ts).
  const brandEnv = { BRAND: secondBrand, BRAND_LANGUAGE: '' };
  const start = () =>
    startAside({ folder, env: brandEnv, onChild: (child) => (pid = child.pid ?? 0) });
  try {
    const { address } = await step('Starting the second restaurant', start);
    // Its journey uses pages alone; the other addresses of the harness are those of the site.
    const others = ['E2E_FUNCTION_URL', 'E2E_PROJECT', 'E2E_API_KEY', 'E2E_LOG_FILE'];
    const env = Object.fromEntries(
      ['E2E_SITE_URL', 'FIREBASE_AUTH_EMULATOR_HOST', ...others].map((each) => [each, address]),
    );
    return { env: { ...env, ...brandEnv }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
