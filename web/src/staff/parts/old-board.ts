/** Whether a version of the product is older than another one; unreadable ones are not. */
export function isOlderVersion(own: string, other: string): boolean {
  const [ours, theirs] = [own, other].map(numbersIn);
  if (!ours || !theirs) return false;
  const at = ours.findIndex((number, index) => number !== theirs[index]);
  return at !== -1 && (ours[at] ?? 0) < (theirs[at] ?? 0);
}

function numbersIn(version: string): number[] | undefined {
  const numbers = /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number);
  return numbers;
}

/** How long the note is there before the board loads itself again. */
const noticeMs = 5000;
/** The longest that a dialog, or a press without an answer, holds it up. */
const mostMs = 60_000;

/** Whether a board that has been told for so long that it is old loads itself again now. */
export function isReloadDue(sinceMs: number, isBusy: boolean): boolean {
  return sinceMs >= mostMs || (sinceMs >= noticeMs && !isBusy);
}

/** A server may be new for some minutes before its pages are; until then a reload changes nothing. */
const againAfterMs = 10 * 60_000;
/** Each reload that has changed nothing makes the next one so many times less urgent. */
const slowdown = 4;

export type Reloaded = {
  version: string;
  atMs: number;
  /** How often the board has loaded itself again for this version. */
  times: number;
};

/** Whether the board has not loaded itself again for this version just now. */
export function mayReload(version: string, last: Reloaded | undefined, nowMs: number): boolean {
  if (last?.version !== version) return true;
  const passedMs = nowMs - last.atMs;
  // A clock that went ahead was set back since.
  if (passedMs < 0) return true;
  return passedMs >= againAfterMs * slowdown ** (last.times - 1);
}

/** Returns what to remember of a reload for this version that begins now. */
export function reloadedNow(version: string, last: Reloaded | undefined, nowMs: number): Reloaded {
  const times = last?.version === version ? last.times + 1 : 1;
  return { version, atMs: nowMs, times };
}
