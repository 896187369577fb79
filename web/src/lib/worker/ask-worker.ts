/** The worker had not answered when the time was up. */
export class WorkerTooLate extends Error {
  override name = 'WorkerTooLate';
}

/**
 * Starts a worker, which says that it runs with its first message.
 *
 * @param address the URL of its module
 */
export function startWorker(address: string): Promise<Worker> {
  const { href } = new URL(address, location.href);
  const worker = new Worker(href, { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = () => {
      resolve(worker);
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error(`Failed to start the worker ${href}`));
    };
  });
}

/**
 * Asks a worker one question and ends it, with its answer or without.
 *
 * @throws WorkerTooLate
 */
export async function askOnce(
  worker: Worker,
  question: unknown,
  limitMs: number,
): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        resolve(data);
      };
      worker.onerror = ({ message }) => {
        reject(new Error(message || 'The worker has ended.'));
      };
      timer = setTimeout(() => {
        reject(new WorkerTooLate());
      }, limitMs);
      worker.postMessage(question);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
