import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runInOneProcess } from './run-for-test.ts';

it('requirement 70: commands in a process of their own end by themselves, and their queries are noted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thymely-noted-'));
  const file = join(folder, 'queries');
  const on = ['--project', 'demo-noted'] as const;
  vi.stubEnv('TEST_QUERIES_FILE', file);
  try {
    const { exitCode, output } = await runInOneProcess([
      ['sweep-accounts.ts', ...on, '--yes'],
      ['sweep-images.ts', ...on, '--yes'],
      ['migrate/migrate.ts', ...on, '--yes'],
      ['seed.ts', ...on, '--yes'],
      ['ordering.ts', ...on, '--close', 'Back on Monday.'],
      ['menu-json.ts', ...on, '--out', join(folder, 'menu.json')],
      ['asset-names/asset-name.ts', ...on, '--in', '3f0a1b2c3d4e.js'],
      ['timeline/timeline.ts', ...on, '--order', 'unknown'],
    ]);
    expect(exitCode).toBe(0);
    expect(output).toContain('0 users checked');
    expect(output.match(/^.* ended with .*$/gm)).toEqual([
      'sweep-accounts.ts ended with 0',
      'sweep-images.ts ended with 0',
      'migrate.ts ended with 0',
      'seed.ts ended with 0',
      'ordering.ts ended with 0',
      'menu-json.ts ended with 0',
      'asset-name.ts ended with 0',
      'timeline.ts ended with 1',
    ]);
    expect(readFileSync(file, 'utf8').split('\n')).toContain('users');
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});
