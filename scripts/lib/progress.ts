/** Says what is being done, and how long it took. */
export async function step<T>(doing: string, run: () => Promise<T>): Promise<T> {
  const started = Date.now();
  // Where others write too, a line that waits for its end would be torn.
  const isOwnLine = process.stdout.isTTY;
  const start = isOwnLine ? '' : `${doing} … `;
  if (isOwnLine) process.stdout.write(`${doing} … `);
  try {
    const result = await run();
    console.log(`${start}${((Date.now() - started) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log(`${start}failed`);
    throw error;
  }
}
