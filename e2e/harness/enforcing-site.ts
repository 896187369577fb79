import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type EnforcingSite = { url: string; stop: () => void };

const script = fileURLToPath(new URL('../../scripts/testing/enforcing-site.ts', import.meta.url));

/** Starts the product with App Check enforced, beside the stack and on its data. */
export async function startEnforcingSite(): Promise<EnforcingSite> {
  const site = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(site.stdout)) {
    if (!line.startsWith('http://')) continue;
    return { url: line, stop: () => void site.kill() };
  }
  throw new Error('The site with App Check enforced did not start.');
}
