import { useEffect } from 'react';
import { wake } from '../lib/kept-presses.ts';

/** Tells when the page has come alive, all but its late parts. Draws nothing. */
export function PageWake() {
  useEffect(() => {
    const root = document.getElementById('root');
    if (root) wake(root);
  }, []);
  return null;
}
