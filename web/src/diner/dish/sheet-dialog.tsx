import XIcon from 'lucide-react/icons/x';
import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type SyntheticEvent } from 'react';
import { isSecondTap } from '../../ui/dialogs/second-tap.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

type SheetDialogProps = {
  ref: Ref<HTMLDialogElement>;
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
  const element = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLDialogElement);
  useLayoutEffect(() => {
    const dialog = element.current;
    const unlock = holdPageStill();
    return () => {
      unlock();
      // Closing the native dialog restores the focus.
      dialog?.close();
      // Nothing had the focus if a link opened the sheet directly.
      const { activeElement, body } = document;
      if (activeElement === body || dialog?.contains(activeElement)) focusHeading();
    };
  }, []);
  useLayoutEffect(() => {
    // A closed dialog opens again when the page behind it is a dish again.
    if (!element.current?.open) element.current?.showModal();
  }, [entry]);

  const closeBeside = (event: SyntheticEvent) => {
    if (event.target === element.current && !isSecondTap()) onClose();
  };
  return (
    // Escape is the keyboard's equivalent of a click outside the dialog.
    // oxlint-disable-next-line a11y/no-noninteractive-element-interactions, a11y/click-events-have-key-events
    <dialog
      ref={element}
      aria-label={label}
      className="sheet mt-auto mb-0 w-full max-w-none scroll-pt-20 overflow-y-auto overscroll-contain rounded-t-[24px] bg-card text-ink shadow-raised md:m-auto md:w-[min(920px,calc(100vw-2rem))] md:rounded-lg"
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
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
    </dialog>
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
