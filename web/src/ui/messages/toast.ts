import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { messageIcon, type Kind } from './message-icons.ts';
import { whenNoDialogIsOpen } from './message-queue.ts';
import { framedPicture, type Subject } from './message-subject.ts';
import { openModal } from '../dialogs/open-modal.ts';

const toastTimeoutMs = 1500;

export type Toast = {
  title: string;
  kind: Kind;
  /** The subject, shown with its picture and its name. */
  subject?: Subject | undefined;
};

/** Shows a toast at once, or after the dialog that is open. */
export async function toast({ title, kind, subject }: Toast): Promise<void> {
  await whenNoDialogIsOpen();
  await Swal.fire({
    theme: 'auto',
    toast: true,
    target: openModal(),
    position: 'top-end',
    titleText: title,
    ...(subject && { html: nameOf(subject) }),
    icon: kind,
    iconHtml: messageIcon(kind),
    showConfirmButton: false,
    timer: toastTimeoutMs,
    didRender: (popup) => {
      popup.setAttribute('role', 'status');
      const picture = subject && framedPicture(subject);
      if (picture) popup.querySelector('.swal2-icon')?.append(picture);
    },
    willOpen: standAboveBars,
  });
}

function nameOf({ name }: Subject): HTMLElement {
  const element = document.createElement('span');
  element.className = 'subject-name';
  element.dir = 'auto';
  element.textContent = name;
  return element;
}

/**
 * Places a toast above the bars at the bottom on narrow screens: above those of a page or dialog
 * here, and above the dock by styles. It takes the place of the notice of the connection.
 */
function standAboveBars(popup: HTMLElement): void {
  const heights = [...document.querySelectorAll('[data-at-bottom]')].map(heightAtBottom);
  popup.parentElement?.style.setProperty('--bars', `${Math.max(0, ...heights)}px`);
}

/** Returns how far a bar reaches up from the bottom edge of the window; 0 if it is not shown. */
function heightAtBottom(bar: Element): number {
  const { top, bottom, height } = bar.getBoundingClientRect();
  const isThere = height > 0 && top < innerHeight && bottom > innerHeight / 2;
  return isThere ? innerHeight - top : 0;
}
