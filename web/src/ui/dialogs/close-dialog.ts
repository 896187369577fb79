/**
 * Closes a modal dialog at once. A sheet leaves a copy that slides out, so nothing waits for its
 * motion, and a press during it reaches the page.
 */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  const copy = dialog?.open && dialog.matches('.sheet') && canMove() ? copyOf(dialog) : undefined;
  const scrolled = dialog?.scrollTop ?? 0;
  dialog?.close();
  if (!copy) return;
  document.body.append(copy);
  copy.scrollTop = scrolled;
  const away = { opacity: 0, translate: '0 min(40%, 6rem)' };
  const motion = copy.animate([{}, away], { duration: 170, easing: 'ease-in' });
  const remove = () => {
    copy.remove();
  };
  motion.onfinish = remove;
  motion.oncancel = remove;
}

function canMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns a picture of the dialog at its place, which nobody can use. */
function copyOf(dialog: HTMLDialogElement): HTMLElement {
  const { top, left, width, height } = dialog.getBoundingClientRect();
  const copy = dialog.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  // Two elements with one ID, or two chosen radio buttons of one name, would disturb the page.
  for (const element of copy.querySelectorAll('[id], [name]')) {
    element.removeAttribute('id');
    element.removeAttribute('name');
  }
  Object.assign(copy.style, {
    position: 'fixed',
    inset: 'auto',
    top: `${top}px`,
    left: `${left}px`,
    zIndex: '50',
    width: `${width}px`,
    height: `${height}px`,
    maxHeight: 'none',
    margin: '0',
    animation: 'none',
  });
  return copy;
}
