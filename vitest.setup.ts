import { Server } from 'node:http';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { decodingTime } from './functions/src/images/decoding-time.ts';
import { changesBetween, processState } from './scripts/testing/process-state.ts';

// A limit for a call of a guest is none for a test.
Object.assign(decodingTime, { waitMs: 240_000, stepS: 240 });

const stateBefore = processState();

// For the report of a failure, which names the files that the worker had run.
beforeEach(({ task }) => {
  task.file.meta.worker = String(process.pid);
});

// Nothing of a file reaches the next one of its worker, which loads its modules anew.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // The function's entry guards the bodies of every server of its process: two guards wait for each other.
  Reflect.deleteProperty(Server.prototype, 'emit');
  // A page keeps it for as long as it is open.
  Reflect.deleteProperty(globalThis, 'visitId');
  vi.resetModules();
  expect(changesBetween(stateBefore, processState()), 'left behind by this file').toEqual([]);
});
