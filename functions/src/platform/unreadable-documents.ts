import type { Log } from './log.ts';

/** Enough for every typo of an evening; then they are told once more. */
const mostNoted = 1000;

let log: Pick<Log, 'error'> | undefined;
const noted = new Set<string>();

/** Where documents are told of that follow no schema. Called once, by whoever connects the stores. */
export function logUnreadableTo(target: Pick<Log, 'error'>): void {
  log = target;
  noted.clear();
}

/**
 * A document that somebody has mistyped is left out of what is read, so that it takes nothing else
 * down with it, and is told of once: by its path, never by what it holds.
 */
export function noteUnreadable(path: string): void {
  if (noted.has(path)) return;
  if (noted.size >= mostNoted) noted.clear();
  noted.add(path);
  log?.error('unreadable document', { path });
}
