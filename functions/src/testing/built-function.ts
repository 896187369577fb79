import { afterAll, beforeAll } from 'vitest';
import { callApi } from './call-api.ts';
import { connectEmulators, type Emulators, sharedProject } from './emulators.ts';
import { startFunction, type FunctionProcess } from './function-process.ts';
import type { TestApi } from './test-api.ts';

type BuiltFunction = {
  emulators: Emulators;
  /** The process in which it runs, with a heap of 256 MB. */
  served: FunctionProcess;
  call: TestApi['call'];
};

/** Starts the built function before the tests of a file, with nothing stored, and ends it after them. */
export function useBuiltFunction(): BuiltFunction {
  const emulators = connectEmulators({ project: sharedProject });
  let served: FunctionProcess;
  beforeAll(async () => {
    served = await startFunction({ heapMb: 256, env: { GCLOUD_PROJECT: sharedProject } });
    await emulators.clear();
  }, 600_000);
  afterAll(async () => {
    await served.stop();
    await emulators.disconnect();
  });
  return {
    emulators,
    get served() {
      return served;
    },
    call: (name, options) => callApi(served.origin, name, options),
  };
}
