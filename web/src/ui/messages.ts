import { loadChunk } from '../lib/load-chunk.ts';
import { showPlainNotice } from './plain-notice.ts';
import type * as SweetAlert from './sweet-alert.ts';
import type { Kind, Question } from './sweet-alert.ts';

let loading: Promise<typeof SweetAlert> | undefined;

/**
 * Loads what messages are drawn with.
 * @throws ChunkUnavailable when that is not possible
 */
export function loadMessages(): Promise<typeof SweetAlert> {
  loading ??= loadChunk(() => import('./sweet-alert.ts')).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Loads what messages are drawn with. For screens that have something to say when the connection
 * is gone: it could not be loaded then.
 */
export function prepareMessages(): void {
  // The first message asks again.
  loadMessages().catch(() => undefined);
}

/**
 * A dialog with an OK button that a press anywhere closes, and time after 4 s. Does not wait for it.
 */
export function showAlert(title: string, text?: string): void {
  loadMessages().then(
    ({ alert }) => alert({ title, text }),
    () => {
      showPlainNotice(text ? `${title} ${text}` : title);
    },
  );
}

/** The same for 1.5 s: something else is about to be told. */
export function showBriefAlert(title: string): void {
  loadMessages().then(
    ({ alert, briefAlertTimeoutMs: timeoutMs }) => alert({ title, timeoutMs }),
    () => {
      showPlainNotice(title);
    },
  );
}

/** A line in the corner for 1.5 s, also announced. */
export function showToast(title: string, kind: Kind = 'success'): void {
  loadMessages().then(
    ({ toast }) => toast({ title, kind }),
    () => {
      showPlainNotice(title);
    },
  );
}

/** Whether an alert or a question is open, which has the focus and hands it on when it closes. */
export function isMessageOpen(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
}

/** Asks before something happens; true when the person agrees. What cannot be asked is refused. */
export async function askToConfirm(question: Question): Promise<boolean> {
  let messages: typeof SweetAlert;
  try {
    messages = await loadMessages();
  } catch {
    showPlainNotice("You're offline. Please try again once you're back online.");
    return false;
  }
  return messages.confirm(question);
}
