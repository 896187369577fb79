/** The running stack that the browser tests use, as scripts/testing/test.ts passes it on. */
export const stack = {
  /** The origin of Hosting. */
  siteUrl: setting('E2E_SITE_URL'),
  /** The URL of the function itself, without Hosting in front of it. */
  functionUrl: setting('E2E_FUNCTION_URL'),
  project: setting('E2E_PROJECT'),
  /** The API key of the built site: part of the name under which Firebase stores a user. */
  apiKey: setting('E2E_API_KEY'),
  /** The output of the emulators, including the function's log. */
  logFile: setting('E2E_LOG_FILE'),
  /** Whether the site has axe at `axePath`. */
  hasAxe: process.env['E2E_SITE_HAS_AXE'] === 'yes',
  authHost: setting('FIREBASE_AUTH_EMULATOR_HOST'),
};

function setting(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set: run the browser tests with \`npm test -- --only e2e\`.`);
}
