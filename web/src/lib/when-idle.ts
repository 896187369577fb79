import { isPressKept } from './kept-presses.ts';

/** The page gets at most this long to settle, however busy it is. */
const idleTimeoutMs = 2000;

/** A user who presses something does not have to wait. */
const presses = ['pointerdown', 'keydown'] as const;

let firstIdle: Promise<void> | undefined;

/** Resolves once the page has settled after loading, or is used; from then on at once. */
export function whenIdle(): Promise<void> {
  firstIdle ??= new Promise((resolve) => {
    if (isPressKept()) resolve();
    for (const press of presses) {
      addEventListener(
        press,
        () => {
          resolve();
        },
        { once: true, capture: true },
      );
    }
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
