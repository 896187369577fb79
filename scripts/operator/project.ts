import { once } from 'node:events';
import { connect } from 'node:net';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { UserError } from '../command.ts';
import { faultInWords } from './google-faults.ts';
import { chargedTo } from './quota-project.ts';

export type Project = {
  db: Firestore;
  auth: Auth;
  /** The name of the project or the emulators, for messages. */
  place: string;
};

/**
 * Runs with a project's accounts and data: the real ones, with the operator's own Google
 * credentials, or the emulators that the environment names.
 * @throws {UserError} when there are no credentials, when Google refuses them or has no database
 *   for the project, or when only one of the two is an emulator
 */
export async function withProject<T>(
  projectId: string,
  run: (project: Project) => Promise<T>,
): Promise<T> {
  const isEmulated = isEverythingEmulated();
  if (isEmulated) {
    await Promise.all(emulatorVariables.map(requireListener));
    // Google's libraries look for a machine of Google's, although nothing here needs credentials.
    process.env['METADATA_SERVER_DETECTION'] ??= 'none';
    return connected({ projectId, place: `${projectId} (emulators)` }, run);
  }
  return chargedTo(projectId, async () => {
    await accessToken();
    return connected({ projectId, place: projectId }, run);
  });
}

async function connected<T>(
  { projectId, place }: { projectId: string; place: string },
  run: (project: Project) => Promise<T>,
): Promise<T> {
  // This is loaded only here, because most commands do not need it and it takes a while.
  const { deleteApp, initializeApp } = await import('firebase-admin/app');
  const { getAuth } = await import('firebase-admin/auth');
  const { getFirestore } = await import('firebase-admin/firestore');
  const app = initializeApp({ projectId }, `command on ${projectId}`);
  try {
    return await run({ db: getFirestore(app), auth: getAuth(app), place });
  } catch (error) {
    const words = faultInWords(error, projectId);
    throw words === undefined ? error : new UserError(words);
  } finally {
    await deleteApp(app);
  }
}

const emulatorVariables = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'];

/** @throws {UserError} when nothing answers where an emulator should, or that is no address */
async function requireListener(variable: string): Promise<void> {
  const address = process.env[variable] ?? '';
  const [, host = '', port = ''] = /^\[?(.+?)\]?:(\d+)$/.exec(address) ?? [];
  if (Number(port) > 65_535 || host === '') {
    throw new UserError(
      `${variable} cannot be "${address}": it is host:port, such as 127.0.0.1:8080.`,
    );
  }
  const socket = connect({ host, port: Number(port), timeout: 5000 });
  try {
    await Promise.race([
      once(socket, 'connect'),
      once(socket, 'timeout').then(() => Promise.reject(new Error('timeout'))),
    ]);
  } catch {
    throw new UserError(
      `Nothing answers at ${address} (${variable}): start \`npm start\`, or unset the variable.`,
    );
  } finally {
    socket.destroy();
  }
}

/** Requires both emulators or none: an emulated role for a real account would be no use. */
function isEverythingEmulated(): boolean {
  const missing = emulatorVariables.filter((name) => !process.env[name]);
  if (missing.length === 1) throw new UserError(`${missing[0]} isn't set, but the other one is.`);
  return missing.length === 0;
}

/**
 * Returns a token of the operator's own Google credentials. Without them Firestore would end the
 * process with a stack trace.
 * @throws {UserError} when there are none, or when they have expired
 */
export async function accessToken(): Promise<string> {
  const { applicationDefault } = await import('firebase-admin/app');
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `No Google credentials: run \`gcloud auth application-default login\` first. (${reason})`,
    );
  }
}
