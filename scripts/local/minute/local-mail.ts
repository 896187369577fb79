import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { localHosts, readMailServer } from '../../../functions/src/mail/mail-server.ts';
import { UserError } from '../../command.ts';
import { fromRoot } from '../../paths.ts';

/**
 * Takes the mail server that .env names for the local stack, if it is on this machine. Settings of
 * the environment come before those of the file.
 *
 * @returns why no mail is sent in spite of a mail server, in one line
 * @throws {UserError} one line that names a setting that is missing or unusable
 */
export function takeMailServer(
  file: string = fromRoot('.env'),
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const isOfMail = ([name]: [string, unknown]) => name.startsWith('SMTP_');
  const settings = Object.fromEntries(Object.entries({ ...written, ...env }).filter(isOfMail));
  const { SMTP_HOST: server = '' } = settings;
  if (server !== '' && !localHosts.includes(server)) {
    for (const name of Object.keys(settings)) delete env[name];
    return `No mail is sent: SMTP_HOST is ${server}, and a local stack sends mail only to a server on this machine (127.0.0.1).`;
  }
  try {
    readMailServer(settings);
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
  Object.assign(env, settings);
  return undefined;
}
