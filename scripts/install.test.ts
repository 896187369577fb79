import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fromRoot } from './paths.ts';

/** Runs the script on a Node that reports another version. */
function installOn(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  const args = ['--import', preload, fromRoot('scripts/install.mjs')];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

it('a Node that is too old is reported in one line', () => {
  const { status, stderr } = installOn('18.20.4');
  expect(stderr.trim()).toBe(
    'Node 18.20.4 is too old. Version 20.0 or newer is needed. Install Node 24 from https://nodejs.org.',
  );
  expect(status).toBe(1);
});

/** Nothing answers there. */
const registry = 'http://127.0.0.1:9/';

it('a new checkout without a network says so instead of trying for minutes, and installs nothing', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'thymely-checkout-'));
  mkdirSync(join(checkout, 'scripts'));
  for (const file of ['install.mjs', 'one-at-a-time.mjs', 'project-node.mjs']) {
    cpSync(fromRoot('scripts', file), join(checkout, 'scripts', file));
  }
  const dependencies = { vite: '8.0.0' };
  const manifest = { name: 'checkout', version: '1.0.0', dependencies };
  const vite = { version: '8.0.0', resolved: `${registry}vite/-/vite-8.0.0.tgz` };
  const packages = { '': manifest, 'node_modules/vite': vite };
  const lock = { name: 'checkout', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(checkout, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(checkout, 'package-lock.json'), JSON.stringify(lock));
  const env = {
    PATH: process.env.PATH,
    npm_config_registry: registry,
    npm_config_cache: join(checkout, 'cache'),
  };
  const { status, stderr } = spawnSync(process.execPath, [join(checkout, 'scripts/install.mjs')], {
    encoding: 'utf8',
    env,
    timeout: 500_000,
  });
  const hasModules = existsSync(join(checkout, 'node_modules/vite'));
  rmSync(checkout, { recursive: true });
  expect({ status, stderr: stderr.trim(), hasModules }).toEqual({
    status: 1,
    stderr:
      "127.0.0.1:9 can't be reached, and npm's cache lacks packages. Connect to the internet, or set HTTPS_PROXY, and try again.",
    hasModules: false,
  });
});
