/** Counts what each caller did within the last stretch of time. */
export type SlidingWindow = {
  /** Takes one more, or answers how long to wait, in milliseconds, when there were enough. */
  take(caller: string): number;
};

type WindowOptions = {
  /** How many within the window. */
  most: number;
  windowMs: number;
  /** Callers remembered at once; whoever was idle longest is forgotten first. Default 10 000. */
  maxCallers?: number;
  nowMs?: () => number;
};

/** An exact count: never more than `most` in any stretch of `windowMs`. For small numbers. */
export function createSlidingWindow(options: WindowOptions): SlidingWindow {
  const { most, windowMs, maxCallers = 10_000, nowMs = Date.now } = options;
  /** In the order of their last call. */
  const takenAtMs = new Map<string, number[]>();

  return {
    take(caller) {
      const now = nowMs();
      const recent = (takenAtMs.get(caller) ?? []).filter((atMs) => atMs > now - windowMs);
      takenAtMs.delete(caller);
      takenAtMs.set(caller, recent);
      const [idlest] = takenAtMs.keys();
      if (takenAtMs.size > maxCallers && idlest !== undefined) takenAtMs.delete(idlest);

      const [oldest] = recent;
      if (recent.length >= most && oldest !== undefined) return oldest + windowMs - now;
      recent.push(now);
      return 0;
    },
  };
}
