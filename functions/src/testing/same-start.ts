import { beforeAll, beforeEach } from 'vitest';
import type { StoredDocument } from './emulators.ts';
import type { TestApi } from './test-api.ts';

/**
 * Lets every test of a file begin with the documents that `prepare` writes, whatever the tests before
 * it have done. They are written once, which takes long if it takes calls, and put back in one request.
 */
export function useSameStart(api: TestApi, prepare: () => Promise<void>): void {
  let documents: StoredDocument[];
  beforeAll(async () => {
    await api.clear();
    await prepare();
    documents = await api.documents();
  });
  beforeEach(() => api.restore(documents));
}
