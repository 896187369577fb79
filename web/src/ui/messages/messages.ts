import { ChunkUnavailable, loadOptional } from '../../lib/chunks/load-chunk.ts';
import { heldBack } from '../../lib/chunks/words.en.ts';
import * as ui from '../words.en.ts';
import { showPlainNotice } from './plain-notice.ts';
import type * as SweetAlert from '../dialogs/sweet-alert.ts';
import type * as QuestionDialog from '../dialogs/question-dialog.tsx';
import type { Question } from '../dialogs/question-dialog.tsx';
import type { Toast } from './toast.ts';
import * as words from './words.en.ts';

let loading: Promise<typeof SweetAlert> | undefined;

/**
 * Loads the code that shows messages.
 * @throws ChunkUnavailable when that is not possible
 */
export function loadMessages(): Promise<typeof SweetAlert> {
  loading ??= loadOptional(() => import('../dialogs/sweet-alert.ts')).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

let loadingQuestions: Promise<typeof QuestionDialog> | undefined;

/**
 * Loads the code that asks, with its styles: a public page has only its own.
 * @throws ChunkUnavailable when that is not possible
 */
export function loadQuestions(): Promise<typeof QuestionDialog> {
  loadingQuestions ??= loadOptional(async () => {
    const code = import('../dialogs/question-dialog.tsx');
    const styles = import('../../styles/all-screens.css');
    return (await Promise.all([code, styles]))[0];
  }).catch((error: unknown) => {
    loadingQuestions = undefined;
    throw error;
  });
  return loadingQuestions;
}

/**
 * Loads the code that shows messages, for screens that may have to show one when the connection is
 * lost: the code could not be loaded then.
 */
export function prepareMessages(): void {
  // The first message retries.
  loadMessages().catch(() => undefined);
  loadQuestions().catch(() => undefined);
}

/** Shows an alert with an OK button, closed by a press anywhere or after 4 s. Does not wait. */
export function showAlert(title: string, text?: string): void {
  loadMessages().then(
    ({ alert }) => alert({ title, text }),
    () => {
      showPlainNotice(text ? `${title} ${text}` : title);
    },
  );
}

/**
 * Shows an alert that also offers to take back what it reports; resolves to whether to do so. What
 * takes a while to judge gets more time than the usual 4 s.
 */
export async function showAlertWithUndo(
  title: string,
  text: string,
  timeoutMs?: number,
): Promise<boolean> {
  try {
    const { alert } = await loadMessages();
    return await alert({ title, text, undoText: ui.undo, ...(timeoutMs && { timeoutMs }) });
  } catch {
    showPlainNotice(`${title} ${text}`);
    return false;
  }
}

/** Shows an alert for 1.5 s, when another message is about to follow. */
export function showBriefAlert(title: string): void {
  loadMessages().then(
    ({ alert, briefAlertTimeoutMs: timeoutMs }) => alert({ title, timeoutMs }),
    () => {
      showPlainNotice(title);
    },
  );
}

/** Shows a line in the corner for 1.5 s, with its subject; screen readers announce it too. */
export function showToast(
  title: string,
  kind: Toast['kind'] = 'success',
  subject?: Toast['subject'],
): void {
  loadMessages().then(
    ({ toast }) => toast({ title, kind, subject }),
    () => {
      showPlainNotice(title);
    },
  );
}

/** Whether an alert or a question is open; it has the focus and restores it when it closes. */
export function isMessageOpen(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"], [data-question]') !== null;
}

/** Whether the code of a question is being loaded. */
let isLoadingQuestion = false;

/**
 * Asks before an action. Returns true on confirmation; false if the question cannot be shown, and
 * for a second press while the code for the first one is still being loaded.
 */
export async function askToConfirm(question: Question): Promise<boolean> {
  if (isLoadingQuestion) return false;
  isLoadingQuestion = true;
  let questions: typeof QuestionDialog;
  try {
    questions = await loadQuestions();
  } catch (error) {
    const isOffline = !(error instanceof ChunkUnavailable) || error.isOffline;
    showPlainNotice(isOffline ? words.offlineTryLater : heldBack);
    return false;
  } finally {
    isLoadingQuestion = false;
  }
  return questions.confirm(question);
}
