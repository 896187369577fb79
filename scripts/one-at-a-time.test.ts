import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oneAtATime, removeAbandoned } from './one-at-a-time.mjs';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thymely-lock-'));
  lock = join(folder, 'install.pid');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a lock whose process has ended is replaced', async () => {
  writeFileSync(lock, '999999999');
  expect(await oneAtATime(() => readFileSync(lock, 'utf8'), folder)).toBe(String(process.pid));
  expect(readdirSync(folder)).toEqual([]);
});

it('a lock that another waiter has taken meanwhile is put back', () => {
  writeFileSync(lock, String(process.ppid));
  removeAbandoned(lock);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
  expect(readdirSync(folder)).toEqual(['install.pid']);
});

it('a lock that another waiter has removed meanwhile is left to it', () => {
  removeAbandoned(lock);
  expect(existsSync(lock)).toBe(false);
});
