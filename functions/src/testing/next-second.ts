import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Until the clock's next second: Firebase Auth counts whole ones, and what ends sign-ins spares those
 * of the same second.
 */
export async function untilNextSecond(): Promise<void> {
  await sleep(1010 - (Date.now() % 1000));
}
