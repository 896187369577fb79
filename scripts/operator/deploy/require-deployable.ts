import { functionSettings } from '../../../functions/build/function-settings.ts';
import { readMailServer } from '../../../functions/src/mail/mail-server.ts';
import { readConfig } from '../../../functions/src/platform/config.ts';
import { UserError } from '../../command.ts';

/**
 * Requires a project and an environment that fit together: a site that is built for one project
 * must not end up on another.
 * @throws {UserError} one line about what cannot be right
 */
export function requireDeployable(
  project: string,
  environment: Record<string, string | undefined>,
): void {
  if (project.startsWith('demo-')) {
    throw new UserError(`${project} exists in the emulators only, so it can't be deployed.`);
  }
  const emulator = Object.keys(environment).find((name) => environment[name] && isEmulators(name));
  if (emulator !== undefined) {
    throw new UserError(`${emulator} is set, which is for the emulators: unset it, then deploy.`);
  }
  if (environment['APP_CHECK'] === 'enforce' && !environment['VITE_APP_CHECK_SITE_KEY']) {
    throw new UserError(
      'APP_CHECK is enforce, but VITE_APP_CHECK_SITE_KEY is missing: nobody could log in or order.',
    );
  }
  const site = environment['VITE_SITE_URL'];
  if (site?.startsWith('http:')) {
    throw new UserError(`VITE_SITE_URL cannot be ${site}: a real site has an address with https.`);
  }
  const configured = environment['VITE_FIREBASE_PROJECT_ID'];
  if (configured && configured !== project) {
    throw new UserError(`The settings are for ${configured}, not for ${project} (see .env).`);
  }
}

/**
 * Requires settings that the function can start with, a mail server that it can reach, and an address
 * under which push services reach the restaurant: they refuse messages without one.
 * @throws {UserError} one line that names the setting
 */
export function requireFunctionSettings(
  environment: Record<string, string | undefined>,
  { project, brandEmail }: { project: string; brandEmail: string },
): void {
  const siteUrl = environment['VITE_SITE_URL'];
  const settings = functionSettings(environment, { project, siteUrl, brandEmail });
  try {
    const { pushOrigins } = readConfig(settings);
    const insecure = pushOrigins.find((origin) => !origin.startsWith('https:'));
    if (insecure !== undefined) {
      throw new Error(
        `PUSH_ORIGINS cannot have ${insecure}: a real push service has an address with https.`,
      );
    }
    if (readMailServer(settings)?.isLocal) {
      throw new Error(
        `SMTP_HOST cannot be ${settings['SMTP_HOST']}: a function finds no mail server on its own machine.`,
      );
    }
  } catch (error) {
    throw new UserError((error as Error).message);
  }
  const subject = settings['VAPID_SUBJECT'];
  if (subject !== undefined && /\.(?:example|test|invalid|localhost)\b/.test(subject)) {
    throw new UserError(
      `Nobody can reach ${subject}, and push services want somebody to: set VAPID_SUBJECT in .env, such as mailto:you@your-domain.`,
    );
  }
}

/** Whether the variable makes Firebase's and Google's libraries use an emulator. */
function isEmulators(name: string): boolean {
  return /_EMULATOR_(HOST|HUB|ADDRESS)$|^FUNCTIONS_EMULATOR$/.test(name);
}
