import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runAsProcess } from './run-for-test.ts';

it('requirement 70: the queries of a command in a process of its own are noted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thymely-noted-'));
  const file = join(folder, 'queries');
  vi.stubEnv('TEST_QUERIES_FILE', file);
  try {
    const { exitCode, output } = await runAsProcess('sweep-accounts.ts', '--project', 'demo-noted');
    expect([exitCode, output]).toEqual([0, expect.stringContaining('0 users checked')]);
    expect(readFileSync(file, 'utf8').split('\n')).toContain('users');
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});
