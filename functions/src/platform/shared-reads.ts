import { setTimeout as sleep } from 'node:timers/promises';

type Reads<Result> = { current: Promise<Result>; next: Promise<Result> | undefined };

/**
 * Creates a read that simultaneous calls share. Calls that come during a read share the next one,
 * so that nobody gets data from before their call. A read that takes longer than `patienceMs`
 * delays nobody.
 */
export function shareReads<Result>(
  read: (key: string) => Promise<Result>,
  { patienceMs }: { patienceMs: number },
): (key: string) => Promise<Result> {
  const underWay = new Map<string, Reads<Result>>();

  const begin = (key: string): Promise<Result> => {
    const reads: Reads<Result> = { current: read(key), next: undefined };
    underWay.set(key, reads);
    void settled(reads.current).then(() => {
      if (underWay.get(key) === reads) underWay.delete(key);
    });
    return reads.current;
  };

  return (key) => {
    const reads = underWay.get(key);
    if (reads === undefined) return begin(key);
    reads.next ??= ended(reads.current, patienceMs).then(() => begin(key));
    return reads.next;
  };
}

async function ended(read: Promise<unknown>, patienceMs: number): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  const gaveUp = sleep(patienceMs, undefined, { signal }).catch(() => undefined);
  await Promise.race([settled(read), gaveUp]);
  over.abort();
}

async function settled(read: Promise<unknown>): Promise<void> {
  await read.catch(() => undefined);
}
