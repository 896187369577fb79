import XIcon from 'lucide-react/icons/x';
import { useLayoutEffect, type RefObject } from 'react';
import { closeDialog } from '../../ui/dialogs/close-dialog.ts';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

type SheetDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  /** The history entry that the sheet is shown for. */
  entry: string;
  /** The accessible name of the dialog. */
  label: string;
  /** What stays at the top while the rest scrolls. */
  head: Elements;
  /** Called for Escape, the close button and a click outside, but not for Back. */
  onClose: () => void;
  children: Elements;
};

/** The modal frame of a dish. The address says that it is open, so it needs no history entry. */
export function SheetDialog(props: SheetDialogProps) {
  const { ref, entry, label, head, onClose, children } = props;
  useLayoutEffect(() => {
    const dialog = ref.current;
    const unlock = holdPageStill();
    return () => {
      unlock();
      // Closing the native dialog restores the focus.
      closeDialog(dialog);
      // Nothing had the focus if a link opened the sheet directly.
      const { activeElement, body } = document;
      if (activeElement === body || dialog?.contains(activeElement)) focusHeading();
    };
  }, [ref]);
  useLayoutEffect(() => {
    // A closed dialog opens again when the page behind it is a dish again.
    if (!ref.current?.open) ref.current?.showModal();
  }, [ref, entry]);
  return (
    <Modal
      ref={ref}
      label={label}
      className="sheet mt-auto mb-0 w-full max-w-none scroll-pt-20 overscroll-contain rounded-t-[24px] md:m-auto md:w-[min(920px,calc(100vw-2rem))] md:rounded-lg"
      onClose={onClose}
    >
      <div className="sticky top-0 z-20 h-0">
        {head}
        <IconButton
          label={words.close}
          icon={<XIcon />}
          className="absolute top-3 end-3 border border-hairline bg-card shadow-card"
          onClick={onClose}
        />
      </div>
      {children}
    </Modal>
  );
}

/** Keeps the page under the sheet from moving; returns a function that undoes this. */
function holdPageStill(): () => void {
  const { style } = document.documentElement;
  const { innerWidth } = window;
  const hasScrollbar = document.documentElement.clientWidth < innerWidth;
  if (hasScrollbar) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
