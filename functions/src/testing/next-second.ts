import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for the clock's next second: Firebase Auth counts whole seconds, and ending sign-ins spares
 * those of the same second.
 */
export async function untilNextSecond(): Promise<void> {
  await sleep(1010 - (Date.now() % 1000));
}
