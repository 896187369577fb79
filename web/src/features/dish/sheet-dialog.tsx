import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';

type SheetDialogProps = {
  /** Names the dialog. */
  label: string;
  /** Called for Escape and a click outside; the owner then unmounts it. Back is the router's. */
  onClose: () => void;
  children: ReactNode;
};

/** The modal frame of a dish. The history has its entry already: the address says that it is open. */
export function SheetDialog({ label, onClose, children }: SheetDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Closing the native dialog is what restores the focus.
    return () => dialog?.close();
  }, []);

  const closeBeside = (event: SyntheticEvent) => {
    if (event.target === element.current) onClose();
  };
  return (
    // Escape is the keyboard's equivalent of a click outside the dialog.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={element}
      aria-label={label}
      className="mt-auto mb-0 max-h-[86dvh] w-full max-w-none overflow-y-auto rounded-t-3xl bg-card text-ink shadow-raised md:m-auto md:max-h-[min(560px,92dvh)] md:w-[min(920px,calc(100vw-2rem))] md:rounded-lg"
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
