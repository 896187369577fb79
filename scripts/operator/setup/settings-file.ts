import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes settings into a file such as .env, which gets the lines of an example if it does not exist.
 * A setting that has a value keeps it. Returns the names of those that were written.
 */
export function writeSettings(
  file: string,
  settings: Record<string, string>,
  example: string,
): string[] {
  const before = readFileSync(existsSync(file) ? file : example, 'utf8');
  let text = before === '' || before.endsWith('\n') ? before : `${before}\n`;
  const written: string[] = [];
  for (const [name, value] of Object.entries(settings)) {
    const line = new RegExp(`^${name}=(.*)$`, 'm');
    const [, present] = line.exec(text) ?? [];
    if (present) continue;
    const isThere = present !== undefined;
    text = isThere ? text.replace(line, `${name}=${value}`) : `${text}${name}=${value}\n`;
    written.push(name);
  }
  if (written.length > 0) writeFileSync(file, text);
  return written;
}

type WebApp = {
  sdkConfig?: { apiKey?: string; authDomain?: string; projectId?: string; appId?: string };
};

/** Returns the settings of the site from what firebase-tools answers about a web app. */
export function settingsOf(answer: unknown, project: string): Record<string, string> {
  const { apiKey, authDomain, projectId, appId } = (answer as WebApp).sdkConfig ?? {};
  return {
    VITE_FIREBASE_API_KEY: apiKey ?? '',
    VITE_FIREBASE_AUTH_DOMAIN: authDomain ?? '',
    VITE_FIREBASE_PROJECT_ID: projectId ?? project,
    VITE_FIREBASE_APP_ID: appId ?? '',
    VITE_SITE_URL: `https://${project}.web.app`,
  };
}
