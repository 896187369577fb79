import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const pauseMs = 500;

/**
 * Runs an installation when no other one runs: `npm start` and `npm test` may both begin in a new
 * checkout. The file `install.pid` has the ID of the process that installs.
 *
 * @template T
 * @param {() => T | Promise<T>} run
 * @returns {Promise<T>}
 */
export async function oneAtATime(
  run,
  folder = fileURLToPath(new URL('../.local', import.meta.url)),
) {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'install.pid');
  while (!take(lock)) {
    if (isAbandoned(lock)) removeAbandoned(lock);
    else await wait(pauseMs);
  }
  try {
    return await run();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Removes an abandoned lock. Another waiter may have removed it and taken the lock meanwhile: the file
 * gets a name of our own first, and is put back if its process is alive.
 *
 * @param {string} lock
 */
export function removeAbandoned(lock) {
  const own = `${lock}.${process.pid}`;
  try {
    renameSync(lock, own);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return;
    throw error;
  }
  if (!isAbandoned(own)) take(lock, readFileSync(own, 'utf8'));
  rmSync(own);
}

/** @param {string} lock */
function take(lock, holder = String(process.pid)) {
  try {
    writeFileSync(lock, holder, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Whether the process that took the lock has ended without giving it back.
 *
 * @param {string} lock
 */
function isAbandoned(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
