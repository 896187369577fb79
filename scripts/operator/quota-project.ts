import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Environment = Record<string, string | undefined>;

const variable = 'GOOGLE_CLOUD_QUOTA_PROJECT';

/**
 * Runs with calls counted for a project, where the credentials are a person's own and name no
 * project themselves: Google answers 403 to people whose calls are counted for none. Google's
 * libraries read the environment when they make a client, so clients have to be made inside.
 */
export async function chargedTo<T>(project: string, run: () => Promise<T>): Promise<T> {
  if (!needsQuotaProject(process.env)) return run();
  process.env[variable] = project;
  try {
    return await run();
  } finally {
    Reflect.deleteProperty(process.env, variable);
  }
}

function needsQuotaProject(environment: Environment): boolean {
  if (environment[variable]) return false;
  const { type, quota_project_id: chosen } = readCredentials(environment);
  // A service account's calls are counted for its own project.
  return (type === 'authorized_user' || type === 'external_account_authorized_user') && !chosen;
}

type Credentials = { type?: unknown; quota_project_id?: unknown };

/** Returns {} for an unreadable file, about which Google's library has a message. */
function readCredentials(environment: Environment): Credentials {
  const file = credentialsFile(environment);
  try {
    return file === undefined ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Credentials);
  } catch {
    return {};
  }
}

/** Returns the path where Google's libraries look for the credentials of this machine. */
function credentialsFile(environment: Environment): string | undefined {
  const { GOOGLE_APPLICATION_CREDENTIALS: named, CLOUDSDK_CONFIG, APPDATA, HOME } = environment;
  if (named) return named;
  const usual = process.platform === 'win32' ? APPDATA : HOME && join(HOME, '.config');
  const folder = CLOUDSDK_CONFIG || (usual && join(usual, 'gcloud'));
  return folder ? join(folder, 'application_default_credentials.json') : undefined;
}
