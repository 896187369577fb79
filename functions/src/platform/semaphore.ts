/** Creates a semaphore: at most `most` tasks run at a time, and the others wait in order. */
export function createSemaphore(
  most: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    // A task that ends hands its place to the first that waits, so that no other can take it.
    if (running < most) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
