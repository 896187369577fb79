import { afterAll, vi } from 'vitest';

// The next file of the worker finds everything global as it was.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
