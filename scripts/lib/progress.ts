/** Says what is being done, and how long it took. */
export async function step<T>(doing: string, run: () => Promise<T>): Promise<T> {
  const started = Date.now();
  process.stdout.write(`${doing} … `);
  try {
    const result = await run();
    console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log('failed');
    throw error;
  }
}
