import { useEffect, useState } from 'react';
import { pressedKey } from '../../../lib/pressed-key.ts';

export type FindOrderState = ReturnType<typeof useFindOrder>;

/** Whether the search is open; the key `/` opens it from anywhere on the board. */
export function useFindOrder() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (pressedKey(event) !== '/' || event.ctrlKey || event.metaKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      // Firefox would open its own search.
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', openByKey);
    return () => {
      document.removeEventListener('keydown', openByKey);
    };
  }, []);
  return {
    isOpen,
    open: () => {
      setIsOpen(true);
    },
    close: () => {
      setIsOpen(false);
    },
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
