/** The page is given this long to settle, however busy it is. */
const idleTimeoutMs = 2000;

let firstIdle: Promise<void> | undefined;

/** Resolves once the page has settled after loading; from then on at once. */
export function whenIdle(): Promise<void> {
  firstIdle ??= new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, idleTimeoutMs / 4);
    else
      requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: idleTimeoutMs },
      );
  });
  return firstIdle;
}
