import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startMinuteJob } from './minute-job.ts';

const env = { FIRESTORE_EMULATOR_HOST: '', FIREBASE_AUTH_EMULATOR_HOST: '' };
const { execPath } = process;
let functionFolder: string;
let printed: string[];

beforeEach(() => {
  functionFolder = mkdtempSync(join(tmpdir(), 'thymely-minute-'));
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  process.execPath = execPath;
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(functionFolder, { recursive: true });
});

it('a function that is not built is named each minute, and nothing ends', () => {
  const stop = startMinuteJob({ project: 'demo-thymely', env, functionFolder });
  vi.advanceTimersByTime(120_000);
  stop();
  const named = /^What runs every minute could not begin, and is tried again: ENOENT: /;
  expect(printed).toEqual([expect.stringMatching(named), expect.stringMatching(named)]);
});

it('a process that cannot begin is named each minute, and nothing ends', async () => {
  writeFileSync(join(functionFolder, '.env'), 'BRAND=thymely\n');
  process.execPath = join(functionFolder, 'no-such-node');
  const stop = startMinuteJob({ project: 'demo-thymely', env, functionFolder });
  for (const times of [1, 2]) {
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(printed).toHaveLength(times), 120_000);
  }
  stop();
  expect(printed[1]).toMatch(/^What runs every minute could not begin, .*: spawn .* ENOENT$/);
});
