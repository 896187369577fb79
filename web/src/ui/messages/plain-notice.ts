import { useSyncExternalStore } from 'react';

/** The time a notice stays, long enough to read a sentence. */
const noticeMs = 6000;

let notice: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a notice as plain text, when the code of other messages cannot be loaded. */
export function showPlainNotice(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    set(undefined);
  }, noticeMs);
  set(text);
}

/** The current notice. */
export function usePlainNotice(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notice,
    () => undefined,
  );
}

function set(next: string | undefined): void {
  notice = next;
  for (const listener of listeners) listener();
}
