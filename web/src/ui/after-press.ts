let isDown = false;

if (typeof document !== 'undefined') {
  const note = ({ type }: Event) => {
    isDown = type === 'pointerdown';
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    document.addEventListener(type, note, { capture: true });
  }
}

/**
 * Runs what may move the page: at once, or after the press that is under way, whose click would
 * otherwise reach something else or nothing.
 */
export function afterPress(run: () => void): void {
  if (!isDown) {
    run();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    // The click follows the release.
    setTimeout(run);
  };
  document.addEventListener('pointerup', end, { signal: ended.signal });
  document.addEventListener('pointercancel', end, { signal: ended.signal });
}
