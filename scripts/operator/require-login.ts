import { stripVTControlCharacters } from 'node:util';
import { UserError } from '../command.ts';
import { runQuietly } from '../run-command.ts';

/**
 * Requires a login, by asking firebase-tools, which knows all ways to be logged in, for something
 * that needs no more than that.
 * @param firebase the path of the program of firebase-tools
 * @throws {UserError} one line that says what to do
 */
export async function requireLogin(firebase: string): Promise<void> {
  const call = ['projects:list', '--json', '--non-interactive'];
  const { exitCode, output } = await runQuietly(firebase, call);
  if (exitCode === 0) return;
  const reason = reasonIn(output);
  throw new UserError(
    /authenticat|credential|log ?in/i.test(reason)
      ? `Nobody is logged in to Firebase: run \`npx firebase login\` first. (${reason})`
      : `Firebase doesn't answer: ${reason}`,
  );
}

/** Returns the first line of the error: `{ "status": "error", "error": "…" }` in the output. */
function reasonIn(output: string): string {
  const [, error] = /"error": ("(?:[^"\\]|\\.)*")/.exec(output) ?? [];
  const words = error === undefined ? output : (JSON.parse(error) as string);
  return stripVTControlCharacters(words).trim().split('\n')[0] ?? '';
}
