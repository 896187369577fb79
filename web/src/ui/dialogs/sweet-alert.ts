/**
 * SweetAlert2, loaded when the first message is shown. Texts are always passed as `text` and
 * `titleText`, or as nodes: a dish's name is never parsed as HTML.
 */
import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { pressedKey } from '../../lib/pressed-key.ts';
import { focusHeading } from '../focus-heading.ts';
import { messageIcon } from '../messages/message-icons.ts';
import { holdToastsUntil } from '../messages/message-queue.ts';
import * as words from '../words.en.ts';
import './second-tap.ts';
import './sweet-alert.css';

export { toast } from '../messages/toast.ts';

const alertTimeoutMs = 4000;
export const briefAlertTimeoutMs = 1500;

const dialog = Swal.mixin({
  theme: 'auto',
  heightAuto: false,
  scrollbarPadding: false,
  // SweetAlert2 itself loses the previous focus when one dialog follows another.
  returnFocus: false,
  willOpen: rememberFocus,
  didClose: giveFocusBack,
});

/** The element that had the focus before the dialog, or before the first of several. */
let focusedBefore: Element | null = null;

function rememberFocus(): void {
  const { activeElement } = document;
  if (!activeElement?.closest('.swal2-container')) focusedBefore = activeElement;
}

function giveFocusBack(): void {
  // A toast takes no focus, so it may be there already.
  const isDialogOpen = Swal.isVisible() && !Swal.getPopup()?.classList.contains('swal2-toast');
  // An element that took the focus in the meantime keeps it.
  if (isDialogOpen || document.activeElement !== document.body) return;
  if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
  // The page has changed since the dialog opened, or the focused control is gone.
  if (document.activeElement === document.body) focusHeading();
}

type Alert = {
  title: string;
  text?: string | undefined;
  timeoutMs?: number;
  /** The label of a button that takes back what the alert reports. */
  undoText?: string;
};

/** Returns whether the button that takes it back was pressed. */
export async function alert(input: Alert): Promise<boolean> {
  const { title, text, timeoutMs = alertTimeoutMs, undoText } = input;
  const closed = dialog.fire({
    titleText: title,
    ...(text === undefined ? {} : { text }),
    icon: 'success',
    iconHtml: messageIcon('success'),
    confirmButtonText: words.ok,
    ...(undoText === undefined ? {} : { showCancelButton: true, cancelButtonText: undoText }),
    timer: timeoutMs,
    didOpen: closeOnPress,
    didDestroy: stopClosingOnPress,
  });
  holdToastsUntil(closed);
  // An alert closes by itself, so it is no layer: Back leaves the page and closes the alert too.
  window.addEventListener('popstate', close, { once: true });
  const { dismiss } = await closed;
  window.removeEventListener('popstate', close);
  return dismiss === Swal.DismissReason.cancel;
}

function close(): void {
  Swal.close();
}

const closingKeys = ['Enter', 'Escape', ' '];

/** Closes an alert on any key, wherever the focus is, because an alert asks no question. */
function closeOnKey(event: KeyboardEvent): void {
  const key = pressedKey(event);
  if (!closingKeys.includes(key)) return;
  // The button that takes it back answers to its own keys.
  if (key !== 'Escape' && document.activeElement === Swal.getCancelButton()) return;
  event.preventDefault();
  event.stopPropagation();
  // A key still held down from the form before the alert does not count.
  if (!event.repeat) close();
}

function closeOnPress(popup: HTMLElement): void {
  popup.addEventListener('click', close);
  document.addEventListener('keydown', closeOnKey, { capture: true });
}

function stopClosingOnPress(): void {
  document.removeEventListener('keydown', closeOnKey, { capture: true });
}
