import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { messageIcon, type Kind } from './message-icons.ts';
import { whenNoDialogIsOpen } from './message-queue.ts';
import { framedPicture, type Subject } from './message-subject.ts';
import { openModal } from '../dialogs/open-modal.ts';

const toastTimeoutMs = 1500;

export type Toast = {
  title: string;
  kind: Kind;
  /** Shown with its picture and its name. */
  subject?: Subject | undefined;
};

/** Shown at once, or after the dialog that is open. */
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

/** On narrow screens a toast comes from below: it covers none of the bars that stand there. */
function standAboveBars(popup: HTMLElement): void {
  const heights = [...document.querySelectorAll('[data-at-bottom]')].map(heightAtBottom);
  popup.parentElement?.style.setProperty('--bars', `${Math.max(0, ...heights)}px`);
}

/** How far a bar reaches up from the bottom edge of the window; 0 where it is not there. */
function heightAtBottom(bar: Element): number {
  const { top, bottom, height } = bar.getBoundingClientRect();
  const isThere = height > 0 && top < innerHeight && bottom > innerHeight / 2;
  return isThere ? innerHeight - top : 0;
}
