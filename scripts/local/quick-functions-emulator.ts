/**
 * Loaded before firebase-tools, whose Functions emulator would start a process of its own for each
 * call that comes while others run, which takes seconds of a processor. As in production, a process
 * takes many calls at once. Nor does each start ask npm for the newest version of a library.
 */
import { createRequire } from 'node:module';

type Worker = { state: string };
type Pool = {
  getIdleWorker: (triggerId: string | undefined, runtime?: string) => Worker | undefined;
  getTriggerWorkers: (triggerId: string | undefined, runtime?: string) => Worker[];
};

const requireOfTools = createRequire(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
);
const { RuntimeWorkerPool } = requireOfTools('./lib/emulator/functionsRuntimeWorker.js') as {
  RuntimeWorkerPool: { prototype: Pool };
};
const { getIdleWorker } = RuntimeWorkerPool.prototype;

RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId, runtime) {
  const busy = () =>
    this.getTriggerWorkers(triggerId, runtime).find(({ state }) => state === 'BUSY');
  return getIdleWorker.call(this, triggerId, runtime) ?? busy();
};

const versionsFile = './lib/deploy/functions/runtimes/node/versioning.js';
const versions = requireOfTools(versionsFile) as { getLatestSDKVersion: () => string | undefined };
versions.getLatestSDKVersion = () => undefined;
