import { mailSettingNames } from '../src/mail/mail-server.ts';
import { settingNames } from '../src/platform/config.ts';
import { pushSubject } from './push-subject.ts';

type Environment = Record<string, string | undefined>;

/** For what a function is built. */
export type FunctionPlace = {
  /** The ID of the Firebase project. */
  project: string;
  /** The address of the site, to which the links in mails lead; undefined for no links. */
  siteUrl: string | undefined;
};

/**
 * Returns the settings of the function, from those of the operator. Short forms are completed, so that
 * the function and all parts of firebase-tools read the same.
 */
export function functionSettings(
  environment: Environment,
  { project, siteUrl, brandEmail }: FunctionPlace & { brandEmail: string },
): Environment {
  const names = [...settingNames, ...mailSettingNames];
  return {
    ...Object.fromEntries(names.map((name) => [name, environment[name]])),
    FUNCTION_ACCOUNT: fullAccount(environment['FUNCTION_ACCOUNT'], project),
    VAPID_SUBJECT: pushSubject(environment, brandEmail),
    SITE_URL: siteUrl,
  };
}

/**
 * Returns the address of an account that .env may name as `thymely-api@`. firebase-tools would complete
 * that for the functions themselves, but not for their jobs and secrets.
 */
function fullAccount(account: string | undefined, project: string): string | undefined {
  if (!account) return undefined;
  return account.endsWith('@') ? `${account}${project}.iam.gserviceaccount.com` : account;
}

/** Returns a line of `.env` whose value may have a `#`, which would otherwise begin a comment. */
export function quotedLine([name, value]: [name: string, value: string]): string {
  return `${name}="${value}"`;
}
