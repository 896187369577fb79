import { useRef, useState, type RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CardRefusal } from './profile-card.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../../../ui/elements.ts';

type FormOpening = {
  isOpen: boolean;
  open: () => void;
  /** Closes the form and gives the focus back to its button. */
  close: () => void;
  opener: RefObject<HTMLButtonElement | null>;
};

/** Says whether a form is open that takes the place of the button that opens it. */
export function useFormOpening(): FormOpening {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false);
      // The button is back with the next frame.
      requestAnimationFrame(() => opener.current?.focus());
    },
    opener,
  };
}

/** The ref of the first field of a form that somebody has just asked for. */
export function focusAtFirst(input: HTMLInputElement | null): void {
  input?.focus();
}

type FormEndProps = {
  refusal: string | undefined;
  /** What sending the form does. */
  text: string;
  /** The words of the button that sends it. */
  send: string;
  isSending: boolean;
  onCancel: () => void;
};

/** The end of a form: why it was refused, what sending it does, and its two buttons. */
export function FormEnd({ refusal, text, send, isSending, onCancel }: FormEndProps): Elements {
  return (
    <>
      <CardRefusal>{refusal}</CardRefusal>
      <p className="text-sm text-soft">{text}</p>
      <div className="flex flex-wrap gap-3">
        {/* The form of the name has the solid one. */}
        <Button type="submit" tone="outline" busy={isSending}>
          {send}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}
