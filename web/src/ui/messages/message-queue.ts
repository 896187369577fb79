let openDialog: Promise<unknown> = Promise.resolve();

/** Delays toasts until a dialog has closed, because a toast would replace it. */
export function holdToastsUntil(closed: Promise<unknown>): void {
  openDialog = closed;
}

/** Resolves when no dialog is open. Another one may open the moment the previous one closes. */
export async function whenNoDialogIsOpen(): Promise<void> {
  let closed;
  do await (closed = openDialog);
  while (closed !== openDialog);
}
