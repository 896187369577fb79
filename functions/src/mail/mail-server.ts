import { readMailbox, type Mailbox } from './mailbox.ts';

/** The mail server that mails are sent through. */
export type MailServer = {
  host: string;
  port: number;
  /** The sender. */
  from: Mailbox;
  user: string;
  password: string;
  /** The address of the site, which the build knows, for links; empty for none. */
  siteUrl: string;
  /** Whether the server is this machine, which needs no encryption. */
  isLocal: boolean;
};

/** The names of the environment variables, except the password: that is a secret. */
export const mailSettingNames = [
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_USER',
  'SMTP_FROM',
  'SITE_URL',
] as const;

/** The names of this machine. */
export const localHosts = ['127.0.0.1', '::1', 'localhost'];

/**
 * Returns the mail server that the environment names, or undefined if it names none. With an
 * emulator, only a server on this machine counts, so that no mail leaves a local stack.
 *
 * @throws Error with one line that names what is missing.
 */
export function readMailServer(
  environment: Record<string, string | undefined>,
): MailServer | undefined {
  const { SMTP_HOST: host = '', SMTP_PORT: port = '587', SMTP_FROM = '' } = environment;
  const { SMTP_USER: user = '', SMTP_PASSWORD: password = '' } = environment;
  const isLocal = localHosts.includes(host);
  if (host === '') return undefined;
  if (environment['FIRESTORE_EMULATOR_HOST'] !== undefined && !isLocal) return undefined;
  if (!/^[\w.:-]+$/.test(host)) {
    throw new Error(
      `SMTP_HOST cannot be ${JSON.stringify(host)}: it is a host name alone, such as smtp.example.com.`,
    );
  }
  if (!/^[1-9]\d{0,4}$/.test(port)) {
    throw new Error(`SMTP_PORT cannot be ${JSON.stringify(port)}: it is a number, such as 587.`);
  }
  if (port === '25' && !isLocal) {
    throw new Error(
      'SMTP_PORT cannot be 25: Google lets no function connect to that port. Mail providers take mail on 587 or 465.',
    );
  }
  const from = readMailbox(SMTP_FROM);
  if (from === undefined) {
    throw new Error('SMTP_FROM has to be an address such as Orders <orders@example.com>.');
  }
  const siteUrl = environment['SITE_URL'] ?? '';
  return { host, port: Number(port), from, user, password, siteUrl, isLocal };
}
