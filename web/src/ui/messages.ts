import { loadChunk } from '../lib/load-chunk.ts';
import type { Kind, Question } from './sweet-alert.ts';

const load = () => loadChunk(() => import('./sweet-alert.ts'));

/**
 * Loads what messages are drawn with. For screens that have something to say when the connection
 * is gone: it could not be loaded then.
 */
export function prepareMessages(): void {
  // The first message asks again.
  load().catch(() => undefined);
}

/**
 * A dialog with an OK button that a press anywhere closes, and time after 4 s. Does not wait for it.
 */
export function showAlert(title: string, text?: string): void {
  void load().then(({ alert }) => alert({ title, text }));
}

/** The same for 1.5 s: something else is about to be told. */
export function showBriefAlert(title: string): void {
  void load().then(({ alert, briefAlertTimeoutMs: timeoutMs }) => alert({ title, timeoutMs }));
}

/** A line in the corner for 1.5 s, also announced. */
export function showToast(title: string, kind: Kind = 'success'): void {
  void load().then(({ toast }) => toast({ title, kind }));
}

/** Whether an alert or a question is open, which has the focus and hands it on when it closes. */
export function isMessageOpen(): boolean {
  return document.querySelector('.swal2-modal.swal2-show') !== null;
}

/** Asks before something happens; true when the person agrees. */
export async function askToConfirm(question: Question): Promise<boolean> {
  const { confirm } = await load();
  return confirm(question);
}
