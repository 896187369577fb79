/** Counts calls per caller, and returns how long each must wait. */
type Limiter = {
  /** Takes one call, or returns the time to wait, in milliseconds. */
  take(caller: string): number;
};

export type SlidingWindow = Limiter & {
  /** Undoes the latest take, so that it does not count. */
  giveBack(caller: string): void;
  /** Returns the time to wait for the next call, in milliseconds. */
  waitMs(caller: string): number;
};

export type RateLimiter = Limiter & {
  /** Undoes a take, because the call was not this caller's. */
  giveBack(caller: string): void;
  /** Returns the time to wait for the next call, in milliseconds. */
  waitMs(caller: string): number;
  /** The number of callers that are remembered. */
  readonly size: number;
};

type Options = {
  /** The most callers remembered. The longest idle is forgotten first. Default: 10 000. */
  maxCallers?: number;
  nowMs?: () => number;
};

type Bucket = { tokens: number; filledAtMs: number };

/** Creates a token bucket per caller: a minute's calls at once, then as fast as it refills. */
export function createRateLimiter(options: Options & { callsPerMinute: number }): RateLimiter {
  const { callsPerMinute, maxCallers, nowMs = Date.now } = options;
  const tokensPerMs = callsPerMinute / 60_000;
  const buckets = new LatestCallers<Bucket>(maxCallers);

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
      buckets.set(caller, bucket);
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

/** Creates an exact limit of `most` in any stretch of `windowMs`. It is meant for small numbers. */
export function createSlidingWindow(
  options: Options & { most: number; windowMs: number },
): SlidingWindow {
  const { most, windowMs, maxCallers, nowMs = Date.now } = options;
  const takenAtMs = new LatestCallers<number[]>(maxCallers);

  const recentOf = (caller: string, now: number) =>
    (takenAtMs.get(caller) ?? []).filter((atMs) => atMs > now - windowMs);

  function waitFor([oldest, ...others]: number[], now: number): number {
    return oldest !== undefined && others.length + 1 >= most ? oldest + windowMs - now : 0;
  }

  return {
    take(caller) {
      const now = nowMs();
      const recent = recentOf(caller, now);
      const waitMs = waitFor(recent, now);
      if (waitMs === 0) recent.push(now);
      takenAtMs.set(caller, recent);
      return waitMs;
    },
    giveBack(caller) {
      takenAtMs.get(caller)?.pop();
    },
    waitMs(caller) {
      const now = nowMs();
      return waitFor(recentOf(caller, now), now);
    },
  };
}

/** Callers in the order of their last call. The longest idle is forgotten first. */
class LatestCallers<State> extends Map<string, State> {
  readonly #most: number;

  constructor(most = 10_000) {
    super();
    this.#most = most;
  }

  override set(caller: string, state: State): this {
    this.delete(caller);
    super.set(caller, state);
    const [idlest] = this.keys();
    if (this.size > this.#most && idlest !== undefined) this.delete(idlest);
    return this;
  }
}
