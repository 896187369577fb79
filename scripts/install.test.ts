import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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

it('a new checkout without a network says so instead of trying for minutes, and installs nothing', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'thymely-checkout-'));
  mkdirSync(join(checkout, 'scripts'));
  for (const file of ['install.mjs', 'one-at-a-time.mjs', 'project-node.mjs']) {
    cpSync(fromRoot('scripts', file), join(checkout, 'scripts', file));
  }
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(fromRoot(file), join(checkout, file));
  }
  const env = {
    PATH: process.env.PATH,
    npm_config_registry: 'http://127.0.0.1:9/',
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
