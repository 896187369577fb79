import { afterAll, vi } from 'vitest';

// Everything global is restored for the next file of the worker.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
