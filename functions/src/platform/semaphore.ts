/** Makes a semaphore: at most `most` tasks run at a time, the others wait in the order they came. */
export function createSemaphore(
  most: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    // Whoever ends hands its place to the first who waits: nobody can slip in between.
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
