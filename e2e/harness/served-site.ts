import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type ServedSite = { url: string; stop: () => void };

const scripts = new URL('../../scripts/testing/', import.meta.url);

/** Starts the product with App Check enforced, beside the stack and on its data. */
export function startEnforcingSite(): Promise<ServedSite> {
  return start('enforcing-site.ts');
}

/** Starts the site as it is built for production with App Check, without an API. */
export function startProductionSite(): Promise<ServedSite> {
  return start('production-site.ts');
}

async function start(script: string): Promise<ServedSite> {
  const file = fileURLToPath(new URL(script, scripts));
  const site = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(site.stdout)) {
    if (!line.startsWith('http://')) continue;
    return { url: line, stop: () => void site.kill() };
  }
  throw new Error(`${script} did not start.`);
}
