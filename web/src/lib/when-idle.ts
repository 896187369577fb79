import { isPressKept } from './kept-presses.ts';

/** The time after which a page counts as settled, however busy it is. */
const idleTimeoutMs = 2000;

/** The events that end the wait: a user who presses something does not have to wait. */
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
