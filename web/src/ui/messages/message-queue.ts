let openDialog: Promise<unknown> = Promise.resolve();

/** A dialog is open until this settles: a toast would replace it. */
export function holdToastsUntil(closed: Promise<unknown>): void {
  openDialog = closed;
}

/** Resolves when none is open. Another one may have opened the moment the one before it closed. */
export async function whenNoDialogIsOpen(): Promise<void> {
  let closed;
  do await (closed = openDialog);
  while (closed !== openDialog);
}
