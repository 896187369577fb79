import XIcon from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { useOverlay } from '../../lib/history/use-overlay.ts';
import { IconButton } from '../icon-button.tsx';
import * as words from '../words.en.ts';
import { closeDialog } from './close-dialog.ts';
import { Modal } from './modal.tsx';
import type { Elements } from '../elements.ts';

type DialogProps = {
  open: boolean;
  /** Called for Escape, Back, the close button and a click outside; the parent then sets `open`. */
  onClose: () => void;
  /** The name of the dialog, shown as its heading. */
  title: string;
  children: Elements;
  /** `drawer` comes from the right edge and is as high as the screen, `sheet` from the lower edge. */
  variant?: 'dialog' | 'wide' | 'drawer' | 'sheet';
  closeLabel?: string;
};

const variants = {
  dialog: 'm-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg',
  wide: 'm-auto w-[min(56rem,calc(100vw-2rem))] rounded-lg',
  drawer: 'me-0 ms-auto h-dvh max-h-none w-[min(22rem,100vw)] drawer-in',
  sheet: 'sheet mx-auto mt-auto mb-0 w-full max-w-xl rounded-t-[24px]',
};

/** A dialog with a heading. Back closes it, too, and its content is mounted only while it is open. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, variant = 'dialog', closeLabel = words.close } = props;
  const element = useRef<HTMLDialogElement>(null);
  // This must be a layout effect, because a parent may close the dialog by unmounting it.
  useLayoutEffect(() => {
    if (!open) return;
    const dialog = element.current;
    dialog?.showModal();
    // In a form the focus starts at its first field, not at the close button.
    dialog?.querySelector<HTMLElement>('form :is(input, select, textarea):enabled')?.focus();
    // Closing the native dialog is what restores the focus.
    return () => {
      closeDialog(dialog);
    };
  }, [open]);
  useOverlay(open, onClose);
  return (
    <Modal ref={element} label={title} className={variants[variant]} onClose={onClose}>
      {open && (
        <div className="flex min-h-full flex-col p-6">
          <div className="mb-4 flex items-center justify-between gap-4">
            <h2 className="min-w-0 text-xl font-bold wrap-anywhere">{title}</h2>
            <IconButton label={closeLabel} icon={<XIcon />} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </Modal>
  );
}
