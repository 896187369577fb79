import { Server } from 'node:http';
import { afterAll, beforeEach, vi } from 'vitest';
import { decodingTime } from './functions/src/images/decoding-time.ts';

// A limit for a call of a guest is none for a test.
Object.assign(decodingTime, { waitMs: 240_000, stepS: 240 });

// For the report of a failure, which names the files that the worker had run.
beforeEach(({ task }) => {
  task.file.meta.worker = String(process.pid);
});

// Everything global is restored for the next file of the worker.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // The function's entry guards the bodies of every server of its process: two guards wait for each other.
  Reflect.deleteProperty(Server.prototype, 'emit');
});
