import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../../command.ts';

const pauseMs = 250;

/**
 * Asks repeatedly until there is an answer.
 * @param ask returns undefined, or throws, as long as there is no answer
 * @throws {UserError} that names `what` when the time is up
 */
export async function poll<T>(
  what: string,
  timeoutMs: number,
  ask: () => Promise<T | undefined>,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  let last: unknown;
  while (Date.now() < deadline) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      last = error;
    }
    await wait(pauseMs);
  }
  const reason = last instanceof Error ? `: ${last.message}` : '';
  throw new UserError(`${what} didn't answer as expected within ${timeoutMs / 1000} s${reason}.`);
}
