import { setTimeout as sleep } from 'node:timers/promises';

type Reads<Result> = { current: Promise<Result>; next: Promise<Result> | undefined };

/**
 * Makes a read that calls at the same time share. Who comes while one is under way gets the next one,
 * together with all others that have come by then, and never what was read before they asked. A read
 * that takes longer than `patienceMs` holds nobody up.
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
