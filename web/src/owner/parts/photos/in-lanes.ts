/**
 * Does work for each of many things, a few of them at the same time. What fails lets the work that
 * has begun end, and nothing more begin.
 * @throws what the first failed work has thrown
 */
export async function inLanes<Thing>(
  things: readonly Thing[],
  lanes: number,
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const waiting = [...things];
  const lane = async () => {
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
    } catch (error) {
      waiting.length = 0;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}
