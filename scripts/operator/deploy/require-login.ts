import { stripVTControlCharacters } from 'node:util';
import { UserError } from '../../command.ts';
import { runQuietly } from '../../run-command.ts';

type Login = {
  /** The path of the program of firebase-tools. */
  firebase: string;
  project: string;
};

/**
 * Requires a login that has the project, by asking firebase-tools, which knows all ways to be logged
 * in, for something that needs no more than that.
 * @throws {UserError} one line that says what to do
 */
export async function requireLogin({ firebase, project }: Login): Promise<void> {
  const { error, result } = await askFirebase(firebase, ['projects:list']);
  if (error !== undefined) throw new UserError(loginFault(error));
  const ids =
    (result as { projectId?: string }[] | undefined)?.map(({ projectId }) => projectId) ?? [];
  // A service account need not be allowed to list projects.
  if (ids.length === 0 || ids.includes(project)) return;
  throw new UserError(
    `This login has no project ${project}, but ${ids.join(', ')}: check --project, or \`npx firebase login:list\`.`,
  );
}

type Answer = { error?: string; result?: unknown };

/** Returns what firebase-tools answers as JSON; an error is its first line. */
export async function askFirebase(firebase: string, call: string[]): Promise<Answer> {
  const { exitCode, output } = await runQuietly(firebase, [...call, '--json', '--non-interactive']);
  if (exitCode !== 0) return { error: reasonIn(output) };
  // Other lines may come before the answer.
  const [json = '{}'] = /^\{[^]*\}/m.exec(output) ?? [];
  return { result: (JSON.parse(json) as { result?: unknown }).result };
}

function loginFault(reason: string): string {
  if (/no longer valid|expired|reauth/i.test(reason)) {
    return `The login to Firebase has expired: run \`npx firebase login --reauth\` first. (${reason})`;
  }
  return /authenticat|credential|log ?in/i.test(reason)
    ? `Nobody is logged in to Firebase: run \`npx firebase login\` first. (${reason})`
    : `Firebase doesn't answer: ${reason}`;
}

/** Returns the first line of the error: `{ "status": "error", "error": "…" }` in the output. */
function reasonIn(output: string): string {
  const [, error] = /"error": ("(?:[^"\\]|\\.)*")/.exec(output) ?? [];
  const words = error === undefined ? output : (JSON.parse(error) as string);
  return stripVTControlCharacters(words).trim().split('\n')[0] ?? '';
}
