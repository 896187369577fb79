/**
 * Returns the random ID of this visit, which lives as long as the page. It is kept on the window,
 * because the reporter of errors (web/src/app/client-errors) shares it and no module with the app.
 */
export function visitId(): string {
  return (page.visitId ??= crypto.randomUUID());
}

/** Unit tests have no window. */
const page = globalThis as unknown as Pick<Window, 'visitId'>;
