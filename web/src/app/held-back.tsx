import { useEffect } from 'react';
import { heldBack } from '../lib/chunks/words.en.ts';
import { showPlainNotice } from '../ui/messages/plain-notice.ts';

/** Has the place of what a press opens and cannot be loaded: says the likely cause, and closes it. */
export function HeldBack({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showPlainNotice(heldBack);
    onClose();
  }, [onClose]);
  return null;
}
