import type { RefObject, SyntheticEvent } from 'react';
import { classes } from '../classes.ts';
import type { Elements } from '../elements.ts';
import './second-tap.ts';

type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>;
  /** The accessible name. */
  label: string;
  /** The ID of the text that is read out with the name when it opens. */
  describedBy?: string;
  /** Its place, its size and its corners. */
  className: string;
  /** Called for Escape and a click outside; it stays open until its parent closes it. */
  onClose: () => void;
  children: Elements;
};

/** The native dialog that all looks share: opened as a modal, it traps and restores the focus. */
export function Modal(props: ModalProps) {
  const { ref, label, describedBy, className, onClose, children } = props;
  const closeBeside = (event: SyntheticEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    // Escape is the keyboard's equivalent of a click outside the dialog.
    // oxlint-disable-next-line a11y/no-noninteractive-element-interactions, a11y/click-events-have-key-events
    <dialog
      ref={ref}
      aria-label={label}
      aria-describedby={describedBy}
      className={classes('overflow-y-auto bg-card text-ink shadow-raised', className)}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
