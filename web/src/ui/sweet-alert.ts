/**
 * SweetAlert2, loaded when the first message is shown. Texts are always passed as `text` and
 * `titleText`, or as nodes: a dish's name is never read as HTML.
 */
import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { openLayer } from '../lib/layers.ts';
import { questionContent, type Subject } from './question-content.ts';
import './sweet-alert.css';

const alertTimeoutMs = 4000;
const toastTimeoutMs = 1500;

export type Kind = 'success' | 'warning' | 'error';

export type Question = {
  title: string;
  text?: string | undefined;
  subject?: Subject;
  confirmText: string;
  /** Of the button that leaves everything as it is; default 'Cancel'. */
  cancelText?: string;
  /** The confirmed act cannot be undone: the focus begins on the button that leaves it. */
  danger?: boolean;
};

const base = Swal.mixin({ theme: 'auto' });
const dialog = base.mixin({
  heightAuto: false,
  scrollbarPadding: false,
  // SweetAlert2's own way forgets where the focus was when one dialog follows another.
  returnFocus: false,
  willOpen: rememberFocus,
  didClose: giveFocusBack,
});

/** What had the focus before the dialog, or before the first of several. */
let focusedBefore: Element | null = null;

function rememberFocus(): void {
  const { activeElement } = document;
  if (!activeElement?.closest('.swal2-container')) focusedBefore = activeElement;
}

function giveFocusBack(): void {
  if (Swal.isVisible() || !(focusedBefore instanceof HTMLElement)) return;
  // Whoever took the focus meanwhile keeps it.
  if (document.activeElement === document.body) focusedBefore.focus();
}

/** Settled once no dialog is open: a toast would take its place. */
let openDialog: Promise<unknown> = Promise.resolve();

export async function alert({ title, text }: { title: string; text?: string | undefined }) {
  const closed = dialog.fire({
    titleText: title,
    ...(text === undefined ? {} : { text }),
    icon: 'success',
    confirmButtonText: 'OK',
    timer: alertTimeoutMs,
  });
  openDialog = closed;
  // It goes by itself, so it is no layer: Back leaves the page, and the alert goes along.
  window.addEventListener('popstate', close, { once: true });
  await closed;
  window.removeEventListener('popstate', close);
}

function close(): void {
  Swal.close();
}

/** Shown at once, or after the dialog that is open. */
export async function toast({ title, kind }: { title: string; kind: Kind }) {
  await openDialog;
  await base.fire({
    toast: true,
    position: 'top-end',
    titleText: title,
    icon: kind,
    showConfirmButton: false,
    timer: toastTimeoutMs,
    didRender: (popup) => {
      popup.setAttribute('role', 'status');
    },
  });
}

export async function confirm(question: Question) {
  const { title, text, subject, confirmText, cancelText = 'Cancel', danger = false } = question;
  const answer = dialog.fire({
    titleText: title,
    ...(text === undefined ? {} : { text }),
    ...(subject ? { html: questionContent(subject, text) } : {}),
    icon: 'warning',
    showCancelButton: true,
    confirmButtonText: confirmText,
    cancelButtonText: cancelText,
    ...(danger ? { focusCancel: true, customClass: { confirmButton: 'danger' } } : {}),
  });
  openDialog = answer;
  const leaveTop = openLayer(close);
  const { isConfirmed } = await answer;
  leaveTop();
  return isConfirmed;
}
