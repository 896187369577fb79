import type { Log } from './log.ts';

/** The number of remembered paths, after which documents are logged once more. */
const mostNoted = 1000;

let log: Pick<Log, 'error'> | undefined;
const noted = new Set<string>();

/** Sets the log for documents that match no schema. Whoever connects the stores calls it once. */
export function logUnreadableTo(target: Pick<Log, 'error'>): void {
  log = target;
  noted.clear();
}

/**
 * Logs a document that somebody has mistyped, once and only by its path, never its content. Reads
 * leave such documents out, so that they do not take others down with them.
 */
export function noteUnreadable(path: string): void {
  if (noted.has(path)) return;
  if (noted.size >= mostNoted) noted.clear();
  noted.add(path);
  log?.error('unreadable document', { path });
}
