import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { secondMs } from '@thymely/contract/ground/time';
import type { MailServer } from './mail-server.ts';
import { isMailbox } from './mailbox.ts';

export type Mail = {
  /** The same for every attempt, so that a mailbox can recognize it. */
  id: string;
  /** The address of one mailbox: a mail to anything else is refused. */
  to: string;
  subject: string;
  text: string;
};

/**
 * What became of an attempt:
 * - `postponed`: the server does not take this mail now, but may take it another time
 * - `unavailable`: the server takes no mail at all now, or does not let us in
 * - `refused`: the server never takes this mail, or it is for no mailbox
 * - `unknown`: the server may have taken it
 */
export type Sending = 'sent' | 'postponed' | 'unavailable' | 'refused' | 'unknown';

export type SendMail = (mail: Mail) => Promise<{ sending: Sending; error?: unknown }>;

const implicitTlsPort = 465;

/** Returns what sends mails through a server by SMTP, each over a connection of its own. */
export function createSendMail(server: MailServer): SendMail {
  return async (mail) => {
    if (!isMailbox(mail.to)) {
      return { sending: 'refused', error: new Error('the address is not that of one mailbox') };
    }
    const progress = { hasBegun: false };
    try {
      await send(server, mail, progress);
      return { sending: 'sent' };
    } catch (error) {
      return { sending: sendingAfter(error, progress), error };
    }
  };
}

/** Whether the server has begun to get the mail itself, and not only who it is for. */
type Progress = { hasBegun: boolean };

async function send(server: MailServer, mail: Mail, progress: Progress): Promise<void> {
  const { from } = server;
  const { id, to, subject, text } = mail;
  const domain = from.address.slice(from.address.indexOf('@') + 1);
  const headers = { 'Auto-Submitted': 'auto-generated' };
  const composed = new MailComposer({
    from,
    // A text would be read as a list of addresses.
    to: { name: '', address: to },
    subject,
    text,
    headers,
    messageId: `<${id}@${domain}>`,
  }).compile();
  const content = await composed.build();
  const connection = connectionTo(server);
  try {
    await new Promise<void>((resolve, reject) => {
      connection.on('error', reject);
      connection.connect((fault) => {
        if (fault) reject(fault);
        else resolve();
      });
    });
    if (server.user !== '') await logIn(connection, server);
    await new Promise<void>((resolve, reject) => {
      connection.on('error', reject);
      connection.send(composed.getEnvelope(), streamOf(content, progress), (fault) => {
        if (fault) reject(fault);
        else resolve();
      });
    });
  } finally {
    connection.close();
  }
}

function connectionTo({ host, port, isLocal }: MailServer): SMTPConnection {
  return new SMTPConnection({
    host,
    port,
    secure: port === implicitTlsPort,
    // A password and a guest's address never travel in plain text.
    requireTLS: !isLocal && port !== implicitTlsPort,
    ignoreTLS: isLocal,
    connectionTimeout: 10 * secondMs,
    greetingTimeout: 10 * secondMs,
    socketTimeout: 20 * secondMs,
  });
}

function logIn(connection: SMTPConnection, { user, password }: MailServer): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.login({ user, pass: password }, (fault) => {
      if (fault) reject(fault);
      else resolve();
    });
  });
}

/** Returns a stream that is read only when the server is ready for the mail. */
function streamOf(content: Buffer, progress: Progress): Readable {
  return new Readable({
    read() {
      progress.hasBegun = true;
      this.push(content);
      this.push(null);
    },
  });
}

type SmtpFault = { responseCode?: unknown; command?: unknown };

/** The server's code for an end of the connection, whatever it answers with it. */
const closingCode = 421;

function sendingAfter(error: unknown, { hasBegun }: Progress): Sending {
  const { responseCode, command } = (error ?? {}) as SmtpFault;
  if (typeof responseCode !== 'number') return hasBegun ? 'unknown' : 'unavailable';
  // A refused login or a server that is overloaded says nothing about this mail.
  const isAboutMail = hasBegun || ['RCPT TO', 'DATA'].includes(String(command));
  if (responseCode >= 500 && (isAboutMail || command === 'MAIL FROM')) return 'refused';
  return isAboutMail && responseCode !== closingCode ? 'postponed' : 'unavailable';
}
