import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { UserError } from '../user-error.ts';

/**
 * Runs with a project's Firestore: the real one, with the operator's own Google credentials, or
 * the emulator that FIRESTORE_EMULATOR_HOST names.
 * @param project as given on the command line
 * @throws {UserError} when no project was named, or there are no credentials
 */
export async function withProject(
  project: string | undefined,
  run: (db: Firestore, place: string) => Promise<void>,
): Promise<void> {
  if (!project) throw new UserError('Name the project: --project <id>.');
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  if (!emulator) await requireCredentials();
  const app = initializeApp({ projectId: project });
  try {
    await run(getFirestore(app), emulator ? `${project} (emulator ${emulator})` : project);
  } finally {
    await deleteApp(app);
  }
}

/** Asked for beforehand: without them Firestore ends the process with a stack. */
async function requireCredentials(): Promise<void> {
  try {
    await applicationDefault().getAccessToken();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `No Google credentials: run \`gcloud auth application-default login\` first. (${reason})`,
    );
  }
}
