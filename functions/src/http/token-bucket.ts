/** Lets each caller make so many calls a minute, in bursts if they like. */
export type RateLimiter = {
  /** Takes one call, or answers how long to wait, in milliseconds. */
  take(caller: string): number;
  /** Undoes a take: the call was none of this caller's. */
  giveBack(caller: string): void;
  /** How long to wait for the next call, in milliseconds. */
  waitMs(caller: string): number;
  /** Callers remembered at the moment. */
  readonly size: number;
};

type LimiterOptions = {
  callsPerMinute: number;
  /** Callers remembered at once; whoever was idle longest is forgotten first. Default 10 000. */
  maxCallers?: number;
  nowMs?: () => number;
};

type Bucket = { tokens: number; filledAtMs: number };

/** A token bucket per caller: a minute's calls at once, then as fast as it fills again. */
export function createRateLimiter(options: LimiterOptions): RateLimiter {
  const { callsPerMinute, maxCallers = 10_000, nowMs = Date.now } = options;
  const tokensPerMs = callsPerMinute / 60_000;
  /** In the order of their last call. */
  const buckets = new Map<string, Bucket>();

  function fill(bucket: Bucket | undefined, now: number): Bucket {
    if (bucket === undefined) return { tokens: callsPerMinute, filledAtMs: now };
    const gained = Math.max(0, now - bucket.filledAtMs) * tokensPerMs;
    return { tokens: Math.min(callsPerMinute, bucket.tokens + gained), filledAtMs: now };
  }

  const waitFor = ({ tokens }: Bucket): number =>
    tokens < 1 ? Math.ceil((1 - tokens) / tokensPerMs) : 0;

  return {
    take(caller) {
      const bucket = fill(buckets.get(caller), nowMs());
      buckets.delete(caller);
      buckets.set(caller, bucket);
      const [idlest] = buckets.keys();
      if (buckets.size > maxCallers && idlest !== undefined) buckets.delete(idlest);

      const waitMs = waitFor(bucket);
      if (waitMs === 0) bucket.tokens -= 1;
      return waitMs;
    },
    giveBack(caller) {
      const bucket = buckets.get(caller);
      if (bucket !== undefined) bucket.tokens = Math.min(callsPerMinute, bucket.tokens + 1);
    },
    waitMs: (caller) => waitFor(fill(buckets.get(caller), nowMs())),
    get size() {
      return buckets.size;
    },
  };
}
