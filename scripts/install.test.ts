import { spawnSync } from 'node:child_process';
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
