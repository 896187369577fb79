/** The running stack that the browser tests meet, as scripts/testing/test.ts passes it on. */
export const stack = {
  /** Origin of Hosting. */
  siteUrl: setting('E2E_SITE_URL'),
  /** The function itself, without Hosting in front of it. */
  functionUrl: setting('E2E_FUNCTION_URL'),
  project: setting('E2E_PROJECT'),
  /** That the built site has: part of the name under which Firebase remembers a user. */
  apiKey: setting('E2E_API_KEY'),
  /** What the emulators print, the function's log among it. */
  logFile: setting('E2E_LOG_FILE'),
  authHost: setting('FIREBASE_AUTH_EMULATOR_HOST'),
};

function setting(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set: run the browser tests with \`npm test -- --only e2e\`.`);
}
