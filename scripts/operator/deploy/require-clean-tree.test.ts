import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { requireCleanTree } from './require-clean-tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'clean-tree-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('a change that is not committed is named, and a folder without git is none to deploy from', () => {
  const check = () => {
    requireCleanTree(folder);
  };
  expect(check).toThrow('This folder is no checkout of git: add --yes-dirty');
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  expect(check).not.toThrow();
  writeFileSync(join(folder, 'menu.ts'), '');
  expect(check).toThrow('menu.ts is not committed: commit, or add --yes-dirty');
  writeFileSync(join(folder, 'other.ts'), '');
  expect(check).toThrow('menu.ts and 1 more is not committed');
});
