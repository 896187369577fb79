/** Runs an action, and prints what it is and how long it took. */
export async function step<T>(doing: string, run: () => Promise<T>): Promise<T> {
  const started = Date.now();
  // Where other processes write too, an unfinished line would be broken up.
  const isSaidAtOnce = process.stdout.isTTY;
  if (isSaidAtOnce) process.stdout.write(`${doing} … `);
  const end = (outcome: string) => {
    console.log(isSaidAtOnce ? outcome : `${doing} … ${outcome}`);
  };
  try {
    const result = await run();
    end(`${((Date.now() - started) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    end('failed');
    throw error;
  }
}
